import { useEffect, useState } from 'react';
import type { MiniatureBlock } from './miniature-block.ts';
import type { MiniatureRenderer } from './miniature-renderer.ts';

/** The HTML of each block by key, once rendered. The list of blocks must stay the same object. */
export function useMiniatures(
  studio: MiniatureRenderer | undefined,
  blocks: readonly MiniatureBlock[],
): ReadonlyMap<string, string> {
  const [rendered, setRendered] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const html = new Map<string, string>();
    let frame = 0;
    const show = () => {
      frame = 0;
      setRendered(new Map(html));
    };
    const stop = studio?.draw(blocks, (key, found) => {
      html.set(key, found);
      // One update for all thumbnails that arrive before the next frame.
      frame ||= requestAnimationFrame(show);
    });
    return () => {
      stop?.();
      cancelAnimationFrame(frame);
    };
  }, [studio, blocks]);
  return rendered;
}
