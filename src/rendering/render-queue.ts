import type { BlockToRender } from './rendering-messages.ts';

/** The queue of blocks to render: the newest draft of each, preferred ones first. */
export function createRenderQueue() {
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
    put: (block: BlockToRender) => void waiting.set(block.key, block),
    /** Puts a block back unless a newer draft of it waits. */
    putBack(block: BlockToRender): void {
      if (!waiting.has(block.key)) waiting.set(block.key, block);
    },
    drop: (key: string) => void waiting.delete(key),
    prefer: (keys: readonly string[]) => void (preferred = keys),
    take(most: number): readonly BlockToRender[] {
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
