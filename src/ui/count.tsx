import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/intl.ts';

export function Count({ value }: { readonly value: number }) {
  const { language } = useTranslation().i18n;
  return <span className="ui-count">{formatNumber(value, language)}</span>;
}
