/** How the months begin in English, Serbian in both alphabets, Dutch and German, from January on: no two begin alike. */
const months = [
  ...['jan јан', 'feb феб', 'mar mär maa мар', 'apr апр', 'may maj mei mai мај', 'jun јун', 'jul јул'],
  ...['aug avg авг', 'sep сеп', 'oct okt окт', 'nov нов', 'dec dez дец'],
].map((starts) => starts.split(' '));

/** `14 September 2026`, `14. septembra 2026.` or `September 14th, 2026` like a match: the text, day, month and year. */
export function namedDay(text: string): readonly string[] | undefined {
  const parts = text.toLowerCase().split(/[\s.,]+/);
  const [first = '', second = '', year = '', ...more] = parts.filter((part) => part !== '');
  const [name, day] = /^\d/.test(first) ? [second, first] : [first, second];
  const month = months.findIndex((starts) => starts.includes(name.slice(0, 3)));
  const number = day.replace(/(st|nd|rd|th)$/, '');
  const isWhole = month >= 0 && /^\d{1,2}$/.test(number) && /^\d{4}$/.test(year) && more.length === 0;
  return isWhole ? [text, number, `${month + 1}`, year] : undefined;
}
