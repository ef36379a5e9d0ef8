import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { LeaveDialog } from './leave-dialog.tsx';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';

/** Guards a form in a dialog, which `guard.ask(onClose)` closes; `<FormLeaveDialog guard={guard} />` draws its question. */
export function useFormLeaveGuard(dirty: boolean): LeaveGuard {
  const [, navigate] = useLocation();
  return useLeaveGuard({ active: dirty, navigate });
}

/** The question of a form's guard: what was typed is kept nowhere else. */
export function FormLeaveDialog({ guard }: { readonly guard: LeaveGuard }) {
  const { t } = useTranslation();
  return <LeaveDialog guard={guard}>{t('common.leave.text')}</LeaveDialog>;
}

/**
 * Stands in a form of a screen: leaving it with something typed and not saved asks first. Reset the form to what was saved
 * when it stays open; go on with `leaveUnasked` when saving leads elsewhere.
 */
export function FormLeaveGuard({ dirty }: { readonly dirty: boolean }) {
  return <FormLeaveDialog guard={useFormLeaveGuard(dirty)} />;
}
