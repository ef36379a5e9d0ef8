import { createDrawing } from './create-drawing.ts';
import type { BlockToDraw, KnownTargets, Scene } from './drawing-messages.ts';
import type { startDrawWorker } from './start-worker.ts';

interface Wanted {
  readonly scene: Scene;
  readonly known: KnownTargets;
  readonly blocks: readonly BlockToDraw[];
  /** A block was drawn: one element, or nothing. */
  drawn(key: string, html: string): void;
  readonly startWorker?: typeof startDrawWorker;
}

/**
 * Draws these blocks in a worker that ends with the last of them, such as samples for thumbnails. Returns a function that stops
 * it.
 */
export function drawOnce({ scene, known, blocks, drawn, startWorker }: Wanted): () => void {
  const due = new Set(blocks.map(({ key }) => key));
  const drawing = createDrawing({
    scene,
    atOnce: blocks.length,
    drawn({ key, html }) {
      due.delete(key);
      drawn(key, html);
      if (due.size === 0) drawing.end();
    },
    ...(startWorker && { startWorker }),
  });
  drawing.tell(known);
  for (const block of blocks) drawing.draw(block);
  if (due.size === 0) drawing.end();
  return drawing.end;
}
