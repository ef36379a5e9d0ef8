import { useTranslation } from 'react-i18next';
import type { Inquiry } from '../../../shared/wire/inquiries.ts';

/** The name of an inquiry's sender: name, else address, else a placeholder. */
export function useSenderName(): (inquiry: Pick<Inquiry, 'name' | 'email'>) => string {
  const { t } = useTranslation();
  return ({ name, email }) => name || email || t('inquiries.nameless');
}
