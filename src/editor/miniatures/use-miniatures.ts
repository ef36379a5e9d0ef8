import { useContext, useEffect, useMemo, useState } from 'react';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { useFieldPlugins } from '../field-plugins-context.ts';
import type { MiniatureBlock } from './miniature-block.ts';
import { type MiniatureRenderer, SiteLooksContext } from './miniature-renderer.ts';

/** The thumbnail renderer once it is open. Without one, there are no thumbnails, and everything else works. */
export function useMiniatureRenderer(): MiniatureRenderer | undefined {
  const load = useContext(SiteLooksContext);
  const [studio, setMiniatureRenderer] = useState<MiniatureRenderer>();
  useEffect(() => {
    let isWanted = true;
    load?.()
      .then((looks) => looks.openMiniatureRenderer())
      .then(
        (opened) => isWanted && setMiniatureRenderer(opened),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return studio;
}

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
    const stop = studio?.render(blocks, (key, found) => {
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

export function useTypeMiniatures(list: readonly BlockContentModel[]) {
  const { registry } = useFieldPlugins();
  const studio = useMiniatureRenderer();
  const blocks = useMemo(
    () =>
      studio === undefined
        ? []
        : list.map((model) => ({
            key: model.id,
            model,
            data: studio.sample(model, registry),
          })),
    [studio, list, registry],
  );
  return { look: studio?.look, html: useMiniatures(studio, blocks) };
}
