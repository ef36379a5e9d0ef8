import { Box } from '@mui/material';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ShownToast, ToastCard } from './toast-stack-card.tsx';
import { useHeld } from './toast-stack-held.ts';
import { toastsKey, useToastFocus } from './toast-stack-focus.ts';
import { useToastPlace } from './use-toast-place.ts';
import { useReachable } from './toast-stack-reachable.ts';
import { sizes } from '../../theme/tokens.ts';

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
  useToastPlace(stack, toasts.length);
  return createPortal(
    <Box
      ref={stack}
      component="section"
      aria-label={t('common.notifications', { key: toastsKey })}
      aria-live="polite"
      aria-relevant="additions"
      {...watch}
      sx={stackSx}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onDismiss={onDismiss} />
      ))}
    </Box>,
    document.body,
  );
}

/** The width of the buttons at the right of the header, in the longest language. */
const headerButtons = 260;

/** In the empty middle of the header, where no control is. A narrow header has no such place: there, at the bottom. */
const stackSx = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { md: 0 },
  bottom: { xs: 0, md: 'auto' },
  left: { xs: 0, sm: 'auto', md: sizes.drawer },
  right: { xs: 0, md: headerButtons },
  width: { sm: 428, md: 'auto' },
  // Padding instead of an offset, so the shadows are not cut off.
  p: { xs: 2, md: '3px' },
  pb: { xs: 'max(8px, env(safe-area-inset-bottom))', md: '3px' },
  // Three long toasts are taller than a screen zoomed to 400 %.
  maxHeight: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  justifyContent: 'center',
  gap: { xs: 2, md: 1 },
  pointerEvents: 'none',
} as const;
