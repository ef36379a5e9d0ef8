import { MediaPicker, type MediaPickerProps } from './picker/media-picker.tsx';

interface MediaPickerDialogProps extends MediaPickerProps {
  readonly open: boolean;
}

/** Lets the user choose pictures of a workspace, and upload missing ones. */
export function MediaPickerDialog({ open, ...picker }: MediaPickerDialogProps) {
  return open && <MediaPicker {...picker} />;
}
