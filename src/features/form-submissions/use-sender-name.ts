import { useTranslation } from 'react-i18next';
import type { FormSubmission } from '../../../shared/wire/form-submissions.ts';

/** The name, else the email address, else a placeholder. */
export function useSenderName(): (submission: Pick<FormSubmission, 'name' | 'email'>) => string {
  const { t } = useTranslation();
  return ({ name, email }) => name || email || t('inquiries.nameless');
}
