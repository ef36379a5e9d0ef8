import type { BlockToRender } from './rendering-messages.ts';

/** The queue of blocks to draw: the newest draft of each, preferred ones first. */
export interface RenderQueue {
  put(block: BlockToRender): void;
  /** Puts a block back unless a newer draft of it waits. */
  putBack(block: BlockToRender): void;
  drop(key: string): void;
  /** The keys of the blocks to render first, in order. */
  prefer(keys: readonly string[]): void;
  take(most: number): readonly BlockToRender[];
}

export function createRenderQueue(): RenderQueue {
  const waiting = new Map<string, BlockToRender>();
  let preferred: readonly string[] = [];
  function* inOrder(): Generator<BlockToRender> {
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
      const taken: BlockToRender[] = [];
      for (const block of inOrder()) {
        if (taken.length === most) break;
        waiting.delete(block.key);
        taken.push(block);
      }
      return taken;
    },
  };
}
