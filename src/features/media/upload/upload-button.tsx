import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { type ChangeEvent, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface UploadButtonProps {
  readonly variant?: ButtonProps['variant'];
  readonly ref?: Ref<HTMLButtonElement>;
  onFiles(files: readonly File[]): void;
}

export function UploadButton({ variant = 'contained', ref = null, onFiles }: UploadButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // Otherwise, choosing the same file again would fire no event.
    target.value = '';
  }

  return (
    <>
      <Button ref={ref} variant={variant} startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {t('media.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('media.upload')}
        onChange={take}
      />
    </>
  );
}
