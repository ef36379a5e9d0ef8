import { useTranslation } from 'react-i18next';
import type { Inquiry } from '../../../shared/wire/inquiries.ts';

/** What whoever wrote an inquiry is called: name, else address, else somebody without either. */
export function useSenderName(): (inquiry: Pick<Inquiry, 'name' | 'email'>) => string {
  const { t } = useTranslation();
  return ({ name, email }) => name || email || t('inquiries.nameless');
}
