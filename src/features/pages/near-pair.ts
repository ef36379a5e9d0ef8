import type { ComparedPlace } from '../../preview/static-frame.tsx';
import type { ComparedBlock } from '../../editor/comparison/compare-blocks.ts';

export type Side = 'before' | 'now';

/** How far below the top of the window a block is shown, in pixels: the header of a site may cover the top. */
const gap = 112;

/** The position of a block on one of two pages. If it is missing, that of the block that follows it, or of the last one. */
export function nearPair(
  compared: readonly ComparedBlock[],
  block: ComparedBlock,
  side: Side,
): ComparedPlace | undefined {
  const from = compared.indexOf(block);
  const isThere = (one: ComparedBlock) => one[side] !== undefined;
  const following = compared.findIndex((one, index) => index >= from && isThere(one));
  const pair = following === -1 ? compared.findLastIndex(isThere) : following;
  return pair === -1 ? undefined : { pair: `${pair}`, part: 0, gap };
}
