import { useAppStore } from '../state/app-store.ts';
import { ToastStack } from '../ui/toast-stack.tsx';

export function Toasts() {
  const toasts = useAppStore((state) => state.toasts.list);
  const dismiss = useAppStore((state) => state.toasts.dismiss);
  return <ToastStack toasts={toasts} onDismiss={dismiss} />;
}
