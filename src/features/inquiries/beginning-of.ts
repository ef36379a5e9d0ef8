import { oneLine } from '../../../shared/one-line.ts';

/** The number of characters that fill the line of a row on a wide screen. */
const length = 120;

/** The beginning of a message, in one line: the rest is neither drawn nor read out until it is opened. */
export function beginningOf(message: string): string {
  const line = oneLine(message);
  const start = [...line.slice(0, length * 2)].slice(0, length).join('');
  return start.length < line.length ? `${start.trimEnd()}…` : line;
}
