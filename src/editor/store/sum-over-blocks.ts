import type { EditorBlock } from './editor-block.ts';

type Blocks = ReadonlyMap<string, EditorBlock>;

/**
 * Adds up a number over all blocks. Only blocks that differ from the last call are asked again, so that a key on a long page costs
 * no more than one on a short page.
 */
export function sumOverBlocks(numberOf: (block: EditorBlock) => number): (blocks: Blocks) => number {
  let known: Blocks = new Map();
  let sum = 0;
  return (blocks) => {
    if (blocks === known) return sum;
    for (const [key, block] of blocks) {
      const before = known.get(key);
      if (before !== block) sum += numberOf(block) - (before === undefined ? 0 : numberOf(before));
    }
    for (const [key, before] of known) if (!blocks.has(key)) sum -= numberOf(before);
    known = blocks;
    return sum;
  };
}
