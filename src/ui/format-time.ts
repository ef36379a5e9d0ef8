/** The tag that `Intl` takes for a language of ours: to it, plain `sr` is Cyrillic. */
export function intlTag(language: string): string {
  return language === 'sr' ? 'sr-Latn' : language;
}

/** A moment in the reader's language and time zone. */
export function formatTime(time: string, language: string, style: 'short' | 'full' = 'short'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'short'
      ? { dateStyle: 'medium', timeStyle: 'short' }
      : { dateStyle: 'full', timeStyle: 'medium' };
  return new Intl.DateTimeFormat(intlTag(language), options).format(new Date(time));
}

/** A day, written `2024-12-23`, in the reader's language: the same day in every time zone. */
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
