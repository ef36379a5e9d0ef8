import { MediaPicker, type MediaPickerProps } from './picker/media-picker.tsx';

interface MediaPickerDialogProps extends MediaPickerProps {
  readonly open: boolean;
}

/** Lets somebody choose pictures of a workspace, and upload those that are missing. */
export function MediaPickerDialog({ open, ...picker }: MediaPickerDialogProps) {
  return open && <MediaPicker {...picker} />;
}
