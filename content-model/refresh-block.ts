import type { ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import type { BlockData } from './block-data.ts';
import type { ValidatedBlock } from './validate-block.ts';

/** The stored data with its references filled in, for the editor. Adds and removes nothing. */
export function refreshBlock(validated: ValidatedBlock, lookup: ReferenceLookup): BlockData {
  return validated.refresh(lookup);
}
