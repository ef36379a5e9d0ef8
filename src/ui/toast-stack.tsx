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
 * Short messages at the edge of the window, the newest in front of the others. They stay while the pointer or the focus is on
 * them, and while the page is hidden. F8 moves the focus to them and back. Their container exists before the first toast, because
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
        <ToastCard
          key={toast.id}
          toast={toast}
          held={held}
          waiting={toast !== toasts.at(-1)}
          onDismiss={onDismiss}
        />
      ))}
    </Box>,
    document.body,
  );
}

/** The width of the buttons at the right of the header, in the longest language, until they are measured. */
const headerButtons = 260;

/**
 * In the empty middle of the header, where no control is. A narrow header has no such place: there, a bar that ends the window,
 * so that content below it is out of the window like everything further down.
 */
const stackSx = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { md: 0 },
  bottom: { xs: 0, md: 'auto' },
  left: { xs: 0, md: sizes.drawer },
  right: { xs: 0, md: headerButtons },
  // Padding instead of an offset, so the shadows are not cut off.
  p: { xs: 2, md: '3px' },
  pb: { xs: 'max(8px, env(safe-area-inset-bottom))', md: '3px' },
  // A long toast is taller than a screen zoomed to 400 %.
  maxHeight: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '&:not(:empty)': {
    pointerEvents: { xs: 'auto', md: 'none' },
    bgcolor: { xs: 'background.default', md: 'transparent' },
    ...{ borderStyle: 'solid', borderColor: 'divider', borderWidth: { xs: '1px 0 0', md: 0 } },
  },
} as const;
