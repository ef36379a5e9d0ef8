import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Add } from '../../../field-plugins/sdk/kit/icons.ts';
import { Menu, MenuItem } from '../../../field-plugins/sdk/kit/menu.tsx';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { WorkspaceTypeIcon } from '../../features/workspaces/workspace-type-icon.tsx';
import { useAppStore } from '../../state/app-store.ts';
import { useMenuWorkspace } from './selected-workspace.ts';

/** Renders nothing outside a workspace. */
export function WorkspaceSelector() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const list = useAppStore((state) => state.workspaces.list);
  const workspaceId = useMenuWorkspace();
  const select = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const selected = list.find(({ id }) => id === workspaceId);
  if (selected === undefined) return null;
  return (
    <div className="workspace-select ui-select">
      <button
        ref={select}
        type="button"
        role="combobox"
        className="ui-input"
        aria-label={`${t('menu.selectWorkspace')}: ${selected.title}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <WorkspaceLine workspace={selected} />
      </button>
      {isOpen && (
        <Menu
          role="listbox"
          id={listId}
          className="workspace-list"
          aria-label={t('menu.selectWorkspace')}
          anchor={() => select.current}
          onClose={() => setOpen(false)}
        >
          {list.map((workspace) => (
            <MenuItem
              key={workspace.id}
              selected={workspace === selected}
              onClick={() => navigate(`/workspaces/${workspace.id}`)}
            >
              <WorkspaceLine workspace={workspace} />
            </MenuItem>
          ))}
          {/* No divider element: screen readers would announce it as another workspace, without a name. */}
          <MenuItem className="workspace-create" onClick={() => navigate('/workspaces/create')}>
            <Line icon={<Add size="small" />} title={t('menu.createNewWorkspaces')} />
          </MenuItem>
        </Menu>
      )}
    </div>
  );
}

const listId = 'workspace-list';

function WorkspaceLine({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  return (
    <Line
      icon={<WorkspaceTypeIcon type={workspace.type} size="small" />}
      title={workspace.title}
      below={t(`workspaces.types.${workspace.type}`)}
    />
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly below?: string;
}

function Line({ icon, title, below }: LineProps) {
  return (
    <span className="workspace-line ui-line">
      {icon}
      <span>
        <span className="ui-text ui-cut">{title}</span>
        {below !== undefined && <span className="ui-caption ui-quiet ui-cut">{below}</span>}
      </span>
    </span>
  );
}
