import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { sizes } from '../../../theme/tokens.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useBlockName } from '../rows/use-block-name.ts';
import { PickerChoice } from './picker-choice.tsx';

interface PickerDialogProps {
  readonly position: number;
}

/** A dialog with the block types, for a new block at a position. It returns the focus to the element that had it. */
export function PickerDialog({ position }: PickerDialogProps) {
  const { t } = useTranslation();
  const { commands } = useEditor();
  const place = usePlace(position);
  const [opener] = useState(() => document.activeElement);
  const id = useId();
  function close(): void {
    flushSync(() => commands.askType(null));
    if (opener instanceof HTMLElement) opener.focus();
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={close}
      transitionDuration={{ enter: 160, exit: 0 }}
      // The new block's form takes the focus. Giving it back first would cost a layout.
      disableRestoreFocus
      aria-labelledby={`${id}-title`}
      aria-describedby={place === '' ? undefined : `${id}-place`}
      slotProps={{ paper: { sx: paperSx } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pl: 5, pr: 3, pt: 3 }}>
        <Typography id={`${id}-title`} variant="h6" component="h2" sx={{ flex: 'none' }}>
          {t('editor.addBlock')}
        </Typography>
        <Typography id={`${id}-place`} noWrap color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
          {place}
        </Typography>
        <IconButton aria-label={t('common.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <PickerChoice onChoose={commands.add} />
    </Dialog>
  );
}

/** Describes the position of the new block; empty for the end. */
function usePlace(position: number): string {
  const { t } = useTranslation();
  const modelId = useEditorState(({ order, blocks }) => blocks.get(order[position] ?? '')?.modelId);
  const name = useBlockName()(modelId ?? '', position + 1);
  return modelId === undefined ? '' : t('editor.picker.before', { name });
}

/** The height does not depend on how many types match, so nothing jumps while you search. */
const paperSx = {
  height: { xs: '100%', sm: `min(720px, calc(100% - ${2 * sizes.header + 16}px))` },
  // A phone has no room around it.
  m: { xs: 0, sm: 8 },
  width: { xs: '100%', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
  borderRadius: { xs: 0, sm: 1 },
} as const;
