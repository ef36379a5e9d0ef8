import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../state/app-store.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { MoveDialog } from './move-dialog.tsx';

interface MoveButtonProps extends Pick<ButtonProps, 'size'> {
  readonly editor: TypeEditor;
  /** The ids of the initially chosen fields. */
  readonly start: readonly string[];
}

/** The move is a separate plan for the stored fields, so there must be no unsaved changes. */
export function MoveButton({ editor, start, size = 'medium' }: MoveButtonProps) {
  const { t } = useTranslation('builder');
  const [isOpen, setOpen] = useState(false);
  const open = () => (editor.isChanged ? showToast('info', t('history.undoLater')) : setOpen(true));
  return (
    <>
      <Button color="inherit" size={size} startIcon={<PlaylistAddIcon />} onClick={open}>
        {t('move.action')}
      </Button>
      {isOpen && <MoveDialog editor={editor} start={start} onClose={() => setOpen(false)} />}
    </>
  );
}
