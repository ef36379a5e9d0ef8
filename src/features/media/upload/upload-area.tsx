import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface UploadAreaProps {
  readonly children: ReactNode;
  onFiles(files: readonly File[]): void;
}

/**
 * Accepts files dropped or pasted anywhere while it is mounted, and shows a drop area while files are dragged. It listens
 * on the whole window, because the browser would open a file dropped elsewhere and leave the application.
 */
export function UploadArea({ children, onFiles }: UploadAreaProps) {
  const { t } = useTranslation();
  const dragging = useDroppedFiles(onFiles);
  usePastedFiles(onFiles);
  return (
    <Box data-testid="upload-area" sx={{ position: 'relative', minHeight: 240 }}>
      {children}
      {dragging && (
        <Box
          data-testid="drop-zone"
          sx={(theme) => ({
            position: 'absolute',
            inset: -8,
            zIndex: 1,
            display: 'flex',
            justifyContent: 'center',
            pointerEvents: 'none',
            borderRadius: 1,
            border: '2px dashed',
            borderColor: 'primary.main',
            bgcolor: theme.alpha(theme.vars.palette.background.paper, 0.88),
          })}
        >
          {/* In the middle of the visible part of a long library. */}
          <Typography variant="h2" component="p" sx={{ position: 'sticky', top: '45vh', my: 20 }}>
            {t('media.dropNow')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Whether files are dragged over the window. Enter and leave events come from every element on the way. */
function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      document.addEventListener(
        name,
        (event) => {
          if (event.dataTransfer?.types.includes('Files') === true) act(event);
        },
        listening,
      );
    on('dragover', (event) => {
      event.preventDefault();
      setDragging(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (!relatedTarget) setDragging(false);
    });
    on('drop', (event) => {
      event.preventDefault();
      setDragging(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, []);
  return dragging;
}

/** Handles pasted files. A paste into a text field belongs to the field. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    function paste({ clipboardData, target }: ClipboardEvent) {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && !isTextField(target)) take(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
