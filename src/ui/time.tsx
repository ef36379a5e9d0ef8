import { useTranslation } from 'react-i18next';
import { formatTime } from './format-time.ts';

/** Shows the exact time in the tooltip. */
export function Time({ value }: { readonly value: string }) {
  const { language } = useTranslation().i18n;
  return (
    <time dateTime={value} title={formatTime(value, language, 'full')}>
      {formatTime(value, language)}
    </time>
  );
}
