import { MediaPicker, type MediaPickerProps } from './picker/media-picker.tsx';

interface MediaPickerDialogProps extends MediaPickerProps {
  readonly open: boolean;
}

/** Lets the user choose images of a workspace, and upload new ones. */
export function MediaPickerDialog({ open, ...picker }: MediaPickerDialogProps) {
  return open && <MediaPicker {...picker} />;
}
