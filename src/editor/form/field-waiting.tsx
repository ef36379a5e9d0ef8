import { Skeleton } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which a field that is still waiting says so. */
export const longestWait = 10_000;

interface FieldWaitingProps {
  /** The thread is back, though the field is not there yet. */
  onWaiting(): void;
  onTooLong(): void;
}

/** Stands where a widget will be, and says when it has not come for too long. */
export function FieldWaiting(props: FieldWaitingProps) {
  const waiting = useEffectEvent(props.onWaiting);
  const tooLong = useEffectEvent(props.onTooLong);
  useEffect(() => {
    waiting();
    const timer = setTimeout(() => tooLong(), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return <Skeleton variant="rounded" height={64} />;
}
