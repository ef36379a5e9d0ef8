import type { FieldLanguage } from '../field-plugins/sdk/contract/field.ts';
import type { ValidatedBlock } from './validate-block.ts';
import { summaryLine } from './summary-line.ts';

/**
 * A one-line plain text summary of a block, in the reader's language, at most 140 characters. Empty when no field has a summary.
 */
export function summarizeBlock({ shown }: Pick<ValidatedBlock, 'shown'>, language: FieldLanguage): string {
  return summaryLine(shown.map((field) => field.summaryIn(language)));
}
