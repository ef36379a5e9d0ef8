import { Box } from '@mui/material';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ShownToast, ToastCard } from './toast-stack-card.tsx';
import { useHeld } from './toast-stack-held.ts';
import { toastsKey, useToastFocus } from './toast-stack-focus.ts';
import { useReachable } from './toast-stack-reachable.ts';

interface ToastStackProps {
  readonly toasts: readonly ShownToast[];
  onDismiss(id: number): void;
}

/**
 * Short messages at the edge of the window, above everything. They stay while the pointer or the focus is on them, and
 * while the page is hidden. F8 moves the focus to them and back. Their container exists before the first toast, because
 * screen readers announce only changes inside a live region that they already know.
 */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const { t } = useTranslation();
  const stack = useRef<HTMLElement>(null);
  const { held, watch } = useHeld();
  useReachable(stack);
  useToastFocus(stack);
  return createPortal(
    <Box
      ref={stack}
      component="section"
      aria-label={t('common.notifications', { key: toastsKey })}
      aria-live="polite"
      aria-relevant="additions"
      {...watch}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: 0,
        bottom: 0,
        width: { xs: '100%', sm: 428 },
        // Padding instead of an offset, so the shadows are not cut off.
        p: { xs: 4, sm: 6 },
        pb: { xs: 'max(16px, env(safe-area-inset-bottom))', sm: 6 },
        // Three long toasts are taller than a screen zoomed to 400 %.
        maxHeight: '100dvh',
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        pointerEvents: 'none',
      }}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onDismiss={onDismiss} />
      ))}
    </Box>,
    document.body,
  );
}
