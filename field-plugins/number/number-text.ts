import { exactNumber } from '../sdk/contract/exact-number.ts';

interface Marks {
  readonly decimal: string;
  readonly group: string;
}

/** Separators of digit groups that are accepted in every language. */
const spaces = /[\s'’]/gu;
const minus = /^[-−–]/;

/**
 * Parses a number in the locale's notation; undefined if it isn't one or would lose digits. A mark that cannot separate groups of
 * three digits is the decimal mark, so `1.5` is one and a half in German too.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const typed = text.trim();
  const digits = typed.replace(minus, '').replace(spaces, '');
  const { decimal, group } = marksOf(locale);
  const plain = isGrouped(digits, group, decimal)
    ? digits.replaceAll(group, '').replace(decimal, '.')
    : digits.replace(/[.,]/, '.');
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const value = exactNumber(plain);
  return value !== undefined && value !== 0 && minus.test(typed) ? -value : value;
}

/** A number for an input: without marks between groups, which would move while typing. */
export function inputText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

export function formatNumber(value: number, unit: string, locale: string): string {
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value);
  return unit === '' ? shown : `${shown}\u00a0${unit}`;
}

/** Whether the marks are used as the language does: groups of three, then perhaps decimal places. */
function isGrouped(digits: string, group: string, decimal: string): boolean {
  const [whole = '', ...rest] = digits.split(decimal);
  const [first = '', ...groups] = whole.split(group);
  const hasGroups = groups.length > 0;
  return (
    rest.length <= 1 &&
    !(rest[0] ?? '').includes(group) &&
    (!hasGroups || (/^\d{1,3}$/.test(first) && groups.every((part) => /^\d{3}$/.test(part))))
  );
}

function marksOf(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: mark('decimal') ?? '.', group: mark('group') ?? ',' };
}
