import type { BlockToDraw } from './drawing-messages.ts';

/** The queue of blocks to draw: the newest draft of each, preferred ones first. */
export interface DrawQueue {
  put(block: BlockToDraw): void;
  /** Puts a block back unless a newer draft of it waits. */
  putBack(block: BlockToDraw): void;
  drop(key: string): void;
  /** The keys of the blocks to draw first, in order. */
  prefer(keys: readonly string[]): void;
  /** Takes some blocks, at most this many. */
  take(most: number): readonly BlockToDraw[];
}

export function createDrawQueue(): DrawQueue {
  const waiting = new Map<string, BlockToDraw>();
  let preferred: readonly string[] = [];
  function* inOrder(): Generator<BlockToDraw> {
    for (const key of preferred) {
      const block = waiting.get(key);
      if (block !== undefined) yield block;
    }
    yield* waiting.values();
  }
  return {
    put: (block) => void waiting.set(block.key, block),
    putBack(block) {
      if (!waiting.has(block.key)) waiting.set(block.key, block);
    },
    drop: (key) => void waiting.delete(key),
    prefer: (keys) => void (preferred = keys),
    take(most) {
      const taken: BlockToDraw[] = [];
      for (const block of inOrder()) {
        if (taken.length === most) break;
        waiting.delete(block.key);
        taken.push(block);
      }
      return taken;
    },
  };
}
