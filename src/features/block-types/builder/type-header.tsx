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
  /** Called with the function to run when undo or redo is pressed. */
  onUndoRedo(act: () => void): void;
  onSave(): void;
  onHistory(): void;
}

export function TypeHeader({ editor, isSaving, onUndoRedo, onSave, onHistory }: TypeHeaderProps) {
  const { t } = useTranslation('builder');
  const { stored, draft, history, isChanged } = editor;
  const buttons = [
    { name: t('undo'), icon: <UndoIcon />, isEnabled: history.canUndo, act: history.undo },
    { name: t('redo'), icon: <RedoIcon />, isEnabled: history.canRedo, act: history.redo },
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
          {buttons.map(({ name, icon, isEnabled, act }) => (
            <Tooltip key={name} title={name}>
              <span>
                <IconButton
                  aria-label={name}
                  disabled={!isEnabled}
                  data-undo-redo
                  onClick={() => onUndoRedo(act)}
                >
                  {icon}
                </IconButton>
              </span>
            </Tooltip>
          ))}
          <Button color="inherit" startIcon={<HistoryIcon />} onClick={onHistory}>
            {t('history.title')}
          </Button>
          <LoadingButton loading={isSaving} disabled={!isChanged} onClick={onSave}>
            {t('save')}
          </LoadingButton>
        </>
      }
    />
  );
}
