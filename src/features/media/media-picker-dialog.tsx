import { Dialog, useMediaQuery } from '@mui/material';
import { useId } from 'react';
import { MediaPicker, type MediaPickerProps } from './picker/media-picker.tsx';

interface MediaPickerDialogProps extends Omit<MediaPickerProps, 'titleId'> {
  readonly open: boolean;
}

/** Lets somebody choose pictures of a workspace, and upload those that are missing. */
export function MediaPickerDialog({ open, ...picker }: MediaPickerDialogProps) {
  const titleId = useId();
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open={open}
      onClose={() => picker.onClose(undefined)}
      maxWidth="md"
      fullWidth
      fullScreen={small}
      aria-labelledby={titleId}
    >
      <MediaPicker titleId={titleId} {...picker} />
    </Dialog>
  );
}
