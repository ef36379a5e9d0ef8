import { useTranslation } from 'react-i18next';
import { LeaveDialog } from './leave-dialog.tsx';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';

interface FormLeaveDialogProps {
  readonly guard: LeaveGuard;
  /** Saves the form and returns whether it could. */
  save(): Promise<boolean>;
}

/** The question of a form's guard: typed text is stored nowhere else. */
export function FormLeaveDialog({ guard, save }: FormLeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <LeaveDialog {...{ guard, save }} discard={t('common.leave.confirm')}>
      {t('common.leave.text')}
    </LeaveDialog>
  );
}

/**
 * Asks before unsaved text of a form is left. Put it in the form of a screen. If the form stays open after saving,
 * reset it to the saved values; if saving leads elsewhere, go there with `leaveUnasked`.
 */
export function FormLeaveGuard({
  dirty,
  save,
}: Pick<FormLeaveDialogProps, 'save'> & { readonly dirty: boolean }) {
  return <FormLeaveDialog guard={useLeaveGuard(dirty)} save={save} />;
}
