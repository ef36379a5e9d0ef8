import { createRendering } from './create-rendering.ts';
import type { BlockToRender, KnownTargets, Scene } from './rendering-messages.ts';
import type { startRenderWorker } from './start-worker.ts';

interface Wanted {
  readonly scene: Scene;
  readonly known: KnownTargets;
  readonly blocks: readonly BlockToRender[];
  rendered(key: string, html: string): void;
  readonly startWorker?: typeof startRenderWorker;
}

/**
 * Renders these blocks, such as samples for thumbnails, in a worker that ends with the last of them. Returns a function
 * that stops it.
 */
export function renderOnce({ scene, known, blocks, rendered, startWorker }: Wanted): () => void {
  const due = new Set(blocks.map(({ key }) => key));
  const rendering = createRendering({
    scene,
    atOnce: blocks.length,
    rendered({ key, html }) {
      due.delete(key);
      rendered(key, html);
      if (due.size === 0) rendering.end();
    },
    ...(startWorker && { startWorker }),
  });
  rendering.addTargets(known);
  for (const block of blocks) rendering.render(block);
  if (due.size === 0) rendering.end();
  return rendering.end;
}
