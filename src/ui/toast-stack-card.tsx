import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import { Box, Button, Paper } from '@mui/material';
import { useId, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { motion } from '../../theme/tokens.ts';

export interface ShownToast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly message: string;
}

interface ToastCardProps {
  readonly toast: ShownToast;
  /** Its countdown is paused. */
  readonly held: boolean;
  /** A newer one is in front of it, and its countdown continues afterwards. */
  readonly waiting: boolean;
  onDismiss(id: number): void;
}

/** Spec section 9. */
const shownFor = 5000;

const icons = { success: CheckCircle, info: Info, error: ErrorIcon } as const;

export function ToastCard({ toast, held, waiting, onDismiss }: ToastCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const dismiss = () => onDismiss(toast.id);
  useCountdown(shownFor, held || waiting, dismiss);
  const Icon = icons[toast.kind];
  return (
    <Paper
      data-testid="toast"
      data-kind={toast.kind}
      sx={({ vars }) => ({
        display: waiting ? 'none' : 'flex',
        alignItems: 'center',
        width: { xs: '100%', md: 'auto' },
        gap: 3,
        // Two lines fit into the header.
        py: { xs: 2, md: '2px' },
        pl: 4,
        pr: 2,
        maxWidth: 560,
        pointerEvents: 'auto',
        border: `1px solid ${vars.palette.divider}`,
        borderLeft: `3px solid ${vars.palette[toast.kind].main}`,
        boxShadow: vars.palette.overlayShadow,
        animation: `toast-arrives ${motion.normal}ms`,
        '@keyframes toast-arrives': { from: { opacity: 0, transform: 'translateY(8px)' } },
      })}
    >
      <Icon aria-hidden fontSize="small" color={toast.kind} />
      <Box
        id={`${id}-message`}
        sx={{
          ...{ flex: 1, minWidth: 0, py: { xs: 1, md: '2px' }, overflowWrap: 'anywhere' },
          ...{ fontSize: { md: '0.8125rem' }, lineHeight: { md: '18px' } },
        }}
      >
        {toast.message}
      </Box>
      <Button size="small" color="inherit" aria-describedby={`${id}-message`} onClick={dismiss}>
        {t('common.dismiss')}
      </Button>
    </Paper>
  );
}

/** Calls `onEnd` once after this many milliseconds, not counting the time it was held. */
function useCountdown(milliseconds: number, held: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return undefined;
    const from = Date.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - from;
    };
  }, [held]);
}
