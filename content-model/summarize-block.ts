import type { FieldLanguage } from '../field-plugins/sdk/contract/field.ts';
import type { ExaminedBlock } from './examine-block.ts';

const longest = 140;

/**
 * One line of plain text that tells this block from others, in the reader's language, at most 140 characters. Empty when no
 * field has a summary.
 */
export function summarizeBlock({ fields }: Pick<ExaminedBlock, 'fields'>, language: FieldLanguage): string {
  const parts = fields.map((field) => field.summaryIn(language)).filter((part) => part !== '');
  const characters = Array.from(parts.join(' · '));
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
