import { cutText } from '../../../shared/cut-text.ts';
import { oneLine } from '../../../shared/one-line.ts';

/** The number of characters that fill the line of a row on a wide screen. */
const length = 120;

/** The beginning of a message, in one line: the rest is neither drawn nor read out until it is opened. */
export function beginningOf(message: string): string {
  return cutText(oneLine(message), length, '…');
}
