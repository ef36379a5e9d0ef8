import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { LeaveDialog } from './leave-dialog.tsx';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';

/** Guards a form in a dialog. Close the dialog with `guard.ask(onClose)`; `<FormLeaveDialog guard={guard} />` asks. */
export function useFormLeaveGuard(dirty: boolean): LeaveGuard {
  const [, navigate] = useLocation();
  return useLeaveGuard({ active: dirty, navigate });
}

/** The question of a form's guard: typed text is stored nowhere else. */
export function FormLeaveDialog({ guard }: { readonly guard: LeaveGuard }) {
  const { t } = useTranslation();
  return <LeaveDialog guard={guard}>{t('common.leave.text')}</LeaveDialog>;
}

/**
 * Put it in a screen's form: it asks before unsaved text is left. If the form stays open after saving, reset it to what was
 * saved; if saving leads elsewhere, go there with `leaveUnasked`.
 */
export function FormLeaveGuard({ dirty }: { readonly dirty: boolean }) {
  return <FormLeaveDialog guard={useFormLeaveGuard(dirty)} />;
}
