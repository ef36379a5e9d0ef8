import type { Language } from '../../../../shared/languages.ts';

/** From so many seconds on a wait is told in minutes. */
const asMinutes = 90;

/** When somebody may try again, as a person says it: `in 45 seconds`, `za 45 sekundi`. A wait of nothing is a second. */
export function waitWords(seconds: number, language: Language): string {
  // To `Intl`, Serbian of no script is Cyrillic.
  const words = new Intl.RelativeTimeFormat(language === 'sr' ? 'sr-Latn' : language);
  const whole = Math.max(1, Math.ceil(seconds));
  return whole < asMinutes ? words.format(whole, 'second') : words.format(Math.ceil(whole / 60), 'minute');
}
