import type { ExaminedBlock } from './examine-block.ts';

const longest = 140;

/** One line of plain text that tells this block from others, at most 140 characters. Empty when no field has a summary. */
export function summarizeBlock({ fields }: Pick<ExaminedBlock, 'fields'>): string {
  const parts = fields.map(({ summary }) => summary).filter((part) => part !== '');
  const characters = Array.from(parts.join(' · '));
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
