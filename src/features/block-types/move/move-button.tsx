import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { MoveDialog } from './move-dialog.tsx';

interface MoveButtonProps extends Pick<ButtonProps, 'size'> {
  readonly editor: TypeEditor;
  /** The initially chosen fields. */
  readonly start: readonly string[];
}

export function MoveButton({ editor, start, size = 'medium' }: MoveButtonProps) {
  const { t } = useTranslation('builder');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" size={size} startIcon={<PlaylistAddIcon />} onClick={() => setOpen(true)}>
        {t('move.action')}
      </Button>
      {isOpen && <MoveDialog editor={editor} start={start} onClose={() => setOpen(false)} />}
    </>
  );
}
