import type { Language } from '../../../shared/languages.ts';

/** Seconds from which waits are given in minutes. */
const asMinutes = 90;

/** The waiting time in words: `in 45 seconds`, `za 45 sekundi`. A zero wait counts as one second. */
export function describeWait(seconds: number, language: Language): string {
  // `Intl` writes Serbian in Cyrillic by default.
  const format = new Intl.RelativeTimeFormat(language === 'sr' ? 'sr-Latn' : language);
  const whole = Math.max(1, Math.ceil(seconds));
  return whole < asMinutes ? format.format(whole, 'second') : format.format(Math.ceil(whole / 60), 'minute');
}
