import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../shared/fold-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { intlTag } from '../../../shared/intl.ts';
import type { Workspace } from '../../../shared/wire/workspaces.ts';
import { withMui } from '../../ui/with-mui.ts';
import { NoMatch } from '../../ui/no-match.tsx';
import { sizes } from '../../../theme/tokens.ts';
import { Count } from '../../ui/count.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { WorkspaceTypeIcon } from './workspace-type-icon.tsx';

// Most users have few workspaces, so the search is not part of the code that every user loads first.
const SearchBar = lazyPart(withMui(async () => (await import('../../ui/search-bar.tsx')).SearchBar));

/** With more cards than this, a search is shown: fewer can be seen at a glance. */
const seenAtOnce = 8;

/** Sorted by title. */
export function WorkspaceCards({ workspaces }: { readonly workspaces: readonly Workspace[] }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState('');
  const { compare } = new Intl.Collator(intlTag(i18n.language), { numeric: true });
  const found = workspaces
    .filter((workspace) => matches(workspace, search))
    .toSorted((one, other) => compare(one.title, other.title));
  return (
    <div className="workspaces">
      {workspaces.length > seenAtOnce && (
        <Suspense fallback={<div style={{ height: sizes.control }} />}>
          <SearchBar
            label={t('workspaces.search')}
            search={search}
            onSearch={setSearch}
            found={t('workspaces.found', { count: found.length })}
          />
        </Suspense>
      )}
      {found.length === 0 && (
        <NoMatch onClear={() => setSearch('')}>{t('workspaces.noMatch', { search })}</NoMatch>
      )}
      {found.length > 0 && (
        <ul aria-label={t('workspaces.title')} className="workspace-cards">
          {found.map((workspace) => (
            <WorkspaceCard key={workspace.id} workspace={workspace} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether title, description and tags contain every word, in any spelling (`čaj`, `caj`, `ЧАЈ`). */
function matches({ title, description, tags }: Workspace, search: string): boolean {
  const text = foldText([title, description, ...tags].join(' '));
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** More tags would make one card, and so its whole row, as high as three. */
const tagsShown = 6;

function WorkspaceCard({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation();
  const { id, type, title, description, tags, page_count, unread_inquiry_count: unread } = workspace;
  return (
    <li className="ui-card workspace-card">
      <div className="workspace-card-content">
        <div className="workspace-card-head">
          <div className="workspace-card-icon">
            <WorkspaceTypeIcon type={type} />
          </div>
          <div className="ui-anywhere">
            <h2 className="ui-h3 workspace-card-title">{title}</h2>
            <span className="ui-caption ui-quiet">
              {t(`workspaces.types.${type}`)} · {t('workspaces.pageCount', { count: page_count })}
            </span>
          </div>
        </div>
        {description !== '' && (
          <p className="ui-text ui-quiet ui-anywhere workspace-card-text">{description}</p>
        )}
        <FirstTags tags={tags} />
      </div>
      <div className="workspace-card-actions">
        <div>
          <LinkButton
            href={`/workspaces/${id}/inquiries`}
            size="small"
            color="inherit"
            aria-label={t('workspaces.inquiriesOf', { title, count: unread })}
          >
            {t('inquiries.title')}
          </LinkButton>
          {unread > 0 && (
            <span aria-hidden data-testid="unread-inquiries">
              <Count value={unread} />
            </span>
          )}
        </div>
        <LinkButton
          href={`/workspaces/${id}/settings`}
          size="small"
          color="inherit"
          aria-label={t('workspaces.detailsOf', { title })}
        >
          {t('workspaces.details')}
        </LinkButton>
        <LinkButton
          href={`/workspaces/${id}/pages`}
          size="small"
          aria-label={t('workspaces.pagesOf', { title })}
        >
          {t('workspaces.pages')}
        </LinkButton>
      </div>
    </li>
  );
}

function FirstTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(tagsShown);
  return (
    <div className="workspace-card-tags">
      {tags.slice(0, tagsShown).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {rest.length > 0 && <Tag title={rest.join(', ')}>{`+${rest.length}`}</Tag>}
    </div>
  );
}

interface TagProps {
  readonly children: string;
  /** The tooltip, if it adds to the tag. */
  readonly title?: string;
}

/** Not interactive, so it does not need the code of MUI's chips. */
function Tag({ children, title = children }: TagProps) {
  return (
    <span title={title} className="ui-tag ui-cut">
      {children}
    </span>
  );
}
