import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import { blockData, type BlockData } from './block-data.ts';
import type { ExaminedBlock } from './examine-block.ts';

/** The stored data with its references filled in, for the editor. Adds and removes nothing. */
export function refreshBlock({ data, fields }: ExaminedBlock, lookup: ReferenceLookup): BlockData {
  const byName = new Map(fields.map((examined) => [examined.field.name, examined]));
  return blockData(
    Object.entries(data).map(([name, stored]) => {
      const examined = byName.get(name);
      return [name, examined === undefined ? stored : examined.refresh(lookup)] as const;
    }),
  );
}
