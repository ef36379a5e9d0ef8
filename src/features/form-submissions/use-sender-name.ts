import { useTranslation } from 'react-i18next';
import type { FormSubmission } from '../../../shared/wire/form-submissions.ts';

/** Names the sender of a form submission: by name, by email address if there is no name, or with a placeholder. */
export function useSenderName(): (submission: Pick<FormSubmission, 'name' | 'email'>) => string {
  const { t } = useTranslation();
  return ({ name, email }) => name || email || t('inquiries.nameless');
}
