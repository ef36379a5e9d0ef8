import { Dialog } from '@mui/material';
import { useId } from 'react';
import { sizes } from '../../../theme/tokens.ts';
import { useEditor } from '../editor-context.ts';
import { PickerChoice } from './picker-choice.tsx';
import { namedByHead, PickerHead, usePlace } from './picker-head.tsx';

interface PickerDialogProps {
  readonly position: number;
  /** What was typed into the search while the picker was loading. */
  readonly typed: string;
  /** Whether it fades in; otherwise it replaces a dialog that looks the same. */
  readonly appears: boolean;
  onClose(): void;
}

/** A dialog with the block types, for a new block at a position. */
export function PickerDialog({ position, typed, appears, onClose }: PickerDialogProps) {
  const { commands } = useEditor();
  const place = usePlace(position);
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={onClose}
      transitionDuration={{ enter: appears ? 160 : 0, exit: 0 }}
      // The new block's form takes the focus. Giving it back first would cost a layout.
      disableRestoreFocus
      {...namedByHead(id, place)}
      slotProps={{ paper: { sx: paperSx } }}
    >
      <PickerHead id={id} place={place} onClose={onClose} />
      <PickerChoice typedBefore={typed} onChoose={commands.add} />
    </Dialog>
  );
}

/** The height does not depend on how many types match, so nothing jumps while you search. `.picker-waiting` has the same size. */
const paperSx = {
  height: { xs: '100%', sm: `min(720px, calc(100% - ${2 * sizes.header + 16}px))` },
  // A phone has no room around it.
  m: { xs: 0, sm: 8 },
  width: { xs: '100%', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
  borderRadius: { xs: 0, sm: 1 },
} as const;
