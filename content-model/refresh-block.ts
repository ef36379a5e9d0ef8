import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import type { BlockData } from './block-data.ts';
import type { ExaminedBlock } from './examine-block.ts';

/** The stored data with its references filled in, for the editor. Adds and removes nothing. */
export function refreshBlock(examined: ExaminedBlock, lookup: ReferenceLookup): BlockData {
  return examined.refresh(lookup);
}
