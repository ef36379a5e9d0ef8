import { Box, Typography } from '@mui/material';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface UploadAreaProps {
  readonly children: ReactNode;
  onFiles(files: readonly File[]): void;
}

/** Takes files that are dropped on it, or pasted anywhere while it is shown. */
export function UploadArea({ children, onFiles }: UploadAreaProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);

  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent) {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function dragLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <Box
      onDragOver={dragOver}
      onDragLeave={dragLeave}
      onDrop={drop}
      data-testid="upload-area"
      sx={{ position: 'relative', minHeight: 240 }}
    >
      {children}
      {over && (
        <Box
          sx={(theme) => ({
            position: 'absolute',
            inset: -8,
            zIndex: 1,
            display: 'grid',
            placeItems: 'center',
            pointerEvents: 'none',
            borderRadius: 1,
            border: '2px dashed',
            borderColor: 'primary.main',
            bgcolor: theme.alpha(theme.vars.palette.background.paper, 0.88),
          })}
        >
          <Typography variant="h2">{t('media.dropNow')}</Typography>
        </Box>
      )}
    </Box>
  );
}
