import { useTranslation } from 'react-i18next';
import type { Inquiry } from '../../../shared/wire/inquiries.ts';
import { showToast } from '../../state/app-store.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSenderName } from './use-sender-name.ts';
import { useDeleteInquiry } from './use-inquiries.ts';

interface DeleteInquiryDialogProps {
  readonly inquiry: Inquiry;
  onDeleted(): void;
  onClose(): void;
}

/** Asks before an inquiry is deleted: nobody has a copy of it. */
export function DeleteInquiryDialog({ inquiry, onDeleted, onClose }: DeleteInquiryDialogProps) {
  const { t } = useTranslation();
  const sender = useSenderName();
  const remove = useDeleteInquiry(inquiry.workspace);
  const confirm = () =>
    remove.mutate(inquiry, {
      onSuccess() {
        showToast('success', t('inquiries.deleted'));
        onDeleted();
      },
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      title={t('inquiries.deleteTitle')}
      confirmLabel={t('inquiries.delete')}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('inquiries.deleteText', { sender: sender(inquiry) })}
    </ConfirmDialog>
  );
}
