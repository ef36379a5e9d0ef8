import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '../../../ui/loading-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useShownName } from './library-names.ts';
import type { TypeEditor } from './use-type-editor.ts';

interface TypeHeaderProps {
  readonly editor: TypeEditor;
  readonly isSaving: boolean;
  /** Undo or redo was pressed. */
  onStep(act: () => void): void;
  onSave(): void;
  onHistory(): void;
}

export function TypeHeader({ editor, isSaving, onStep, onSave, onHistory }: TypeHeaderProps) {
  const { t } = useTranslation('builder');
  const { stored, draft, history, isChanged } = editor;
  const steps = [
    { name: t('undo'), icon: <UndoIcon />, isPossible: history.canUndo, act: history.undo },
    { name: t('redo'), icon: <RedoIcon />, isPossible: history.canRedo, act: history.redo },
  ];
  return (
    <PageHeader
      title={useShownName(stored, draft)}
      back={{ href: '/admin/block-types', label: t('title') }}
      meta={
        <>
          {stored.archived === true && <StatusChip tone="neutral" label={t('archived')} />}
          {isChanged && <StatusChip tone="warning" label={t('unsaved')} />}
        </>
      }
      actions={
        <>
          {steps.map(({ name, icon, isPossible, act }) => (
            <Tooltip key={name} title={name}>
              <span>
                <IconButton aria-label={name} disabled={!isPossible} data-step onClick={() => onStep(act)}>
                  {icon}
                </IconButton>
              </span>
            </Tooltip>
          ))}
          <Button color="inherit" startIcon={<HistoryIcon />} onClick={onHistory}>
            {t('history.title')}
          </Button>
          <LoadingButton
            // The save shortcut presses this button.
            type="submit"
            loading={isSaving}
            disabled={!isChanged}
            onClick={onSave}
          >
            {t('save')}
          </LoadingButton>
        </>
      }
    />
  );
}
