import { MediaPicker, type MediaPickerProps } from './picker/media-picker.tsx';

interface MediaPickerDialogProps extends MediaPickerProps {
  readonly open: boolean;
}

export function MediaPickerDialog({ open, ...picker }: MediaPickerDialogProps) {
  return open && <MediaPicker {...picker} />;
}
