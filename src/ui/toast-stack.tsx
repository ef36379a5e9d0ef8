import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import { Box, Button, Paper } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './use-countdown.ts';

export interface ShownToast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly message: string;
}

interface ToastStackProps {
  readonly toasts: readonly ShownToast[];
  onDismiss(id: number): void;
}

/** Spec section 9. */
const shownFor = 5000;

const icons = { success: CheckCircle, info: Info, error: ErrorIcon } as const;

/** Short messages at the edge of the window. They wait while a pointer or the focus is on them. */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  // What disappears under the pointer never tells that the pointer left.
  const dismiss = (id: number) => {
    setHeld(false);
    onDismiss(id);
  };
  return (
    <Box
      role="region"
      aria-label={t('common.notifications')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 16, sm: 24 },
        left: { xs: 16, sm: 'auto' },
        bottom: { xs: 16, sm: 24 },
        width: { sm: 380 },
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        pointerEvents: 'none',
      }}
    >
      <Box aria-live="polite" sx={{ display: 'contents' }}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} onDismiss={dismiss} />
        ))}
      </Box>
    </Box>
  );
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly held: boolean;
  onDismiss(id: number): void;
}

function ToastCard({ toast, held, onDismiss }: ToastCardProps) {
  const { t } = useTranslation();
  const dismiss = () => onDismiss(toast.id);
  useCountdown(shownFor, held, dismiss);
  const Icon = icons[toast.kind];
  return (
    <Paper
      data-testid="toast"
      data-kind={toast.kind}
      sx={({ vars }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        py: 2,
        pl: 4,
        pr: 2,
        pointerEvents: 'auto',
        border: `1px solid ${vars.palette.divider}`,
        borderLeft: `3px solid ${vars.palette[toast.kind].main}`,
        boxShadow: vars.palette.overlayShadow,
      })}
    >
      <Icon aria-hidden fontSize="small" color={toast.kind} />
      <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>{toast.message}</Box>
      <Button size="small" color="inherit" onClick={dismiss}>
        {t('common.dismiss')}
      </Button>
    </Paper>
  );
}
