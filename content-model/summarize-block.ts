import type { FieldLanguage } from '../field-plugins/sdk/contract/field.ts';
import type { ExaminedBlock } from './examine-block.ts';
import { summaryLine } from './summary-line.ts';

/**
 * A one-line plain text summary of a block, in the reader's language, at most 140 characters. Empty when no field has a summary.
 */
export function summarizeBlock({ shown }: Pick<ExaminedBlock, 'shown'>, language: FieldLanguage): string {
  return summaryLine(shown.map((field) => field.summaryIn(language)));
}
