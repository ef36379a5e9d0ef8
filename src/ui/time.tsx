import { useTranslation } from 'react-i18next';
import { formatTime } from './format-time.ts';

/** A moment, as the API writes it, for readers; the exact one is in its tooltip. */
export function Time({ value }: { readonly value: string }) {
  const { language } = useTranslation().i18n;
  return (
    <time dateTime={value} title={formatTime(value, language, 'full')}>
      {formatTime(value, language)}
    </time>
  );
}
