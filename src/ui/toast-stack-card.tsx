import { useId, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { ErrorOutlineOutlined } from '../../field-plugins/sdk/kit/icons.ts';
import { CheckCircleOutlined, InfoOutlined } from './toast-icons.ts';

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

const icons = { success: CheckCircleOutlined, info: InfoOutlined, error: ErrorOutlineOutlined } as const;

export function ToastCard({ toast, held, waiting, onDismiss }: ToastCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const dismiss = () => onDismiss(toast.id);
  useCountdown(shownFor, held || waiting, dismiss);
  const Icon = icons[toast.kind];
  return (
    <div data-testid="toast" data-kind={toast.kind} className="toast" hidden={waiting}>
      <Icon size="small" />
      <div id={`${id}-message`} className="toast-message">
        {toast.message}
      </div>
      <Button size="small" color="inherit" aria-describedby={`${id}-message`} onClick={dismiss}>
        {t('common.dismiss')}
      </Button>
    </div>
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
