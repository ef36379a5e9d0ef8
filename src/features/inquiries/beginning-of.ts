import { oneLine } from '../../../shared/one-line.ts';

/** Characters of a message that fill the line of its row on a wide screen. */
const length = 120;

/** How a message begins, in one line: the rest of it is neither drawn nor read out before it is opened. */
export function beginningOf(message: string): string {
  const line = oneLine(message);
  const start = [...line.slice(0, length * 2)].slice(0, length).join('');
  return start.length < line.length ? `${start.trimEnd()}…` : line;
}
