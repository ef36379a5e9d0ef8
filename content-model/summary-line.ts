import { cutText } from '../shared/cut-text.ts';

/** One line of the summaries of fields, at most 140 characters. */
export function summaryLine(summaries: readonly string[]): string {
  return cutText(summaries.filter((part) => part !== '').join(' · '), 140, '…');
}
