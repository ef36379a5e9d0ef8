import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { useFieldPlugins } from '../field-plugins-context.ts';
import type { MiniatureBlock } from './miniature-block.ts';
import { type MiniatureRenderer, type SiteLooks, SiteLooksContext } from './miniature-renderer.ts';

type LoadLooks = () => Promise<SiteLooks>;

/** The last renderer of each loader, so that a picker that opens again shows its thumbnails in its first frame. */
const opened = new WeakMap<LoadLooks, MiniatureRenderer>();

async function openRenderer(load: LoadLooks): Promise<MiniatureRenderer> {
  const looks = await load();
  const renderer = await looks.openMiniatureRenderer();
  opened.set(load, renderer);
  return renderer;
}

/** Renders the thumbnails of these types before anyone sees them. */
export async function renderAhead(
  load: LoadLooks,
  list: readonly BlockContentModel[],
  registry: FieldRegistry,
): Promise<void> {
  const renderer = await openRenderer(load);
  renderer.render(sampleBlocks(renderer, list, registry), () => undefined);
}

/** The thumbnail renderer once it is open. Without one, there are no thumbnails, and everything else works. */
export function useMiniatureRenderer(): MiniatureRenderer | undefined {
  const load = useContext(SiteLooksContext);
  const [studio, setMiniatureRenderer] = useState(() => load && opened.get(load));
  useEffect(() => {
    let isWanted = true;
    if (load !== undefined)
      openRenderer(load).then(
        (renderer) => isWanted && setMiniatureRenderer(renderer),
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
  useLayoutEffect(() => {
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
    // Those that are known already belong to this frame.
    if (frame !== 0) {
      cancelAnimationFrame(frame);
      show();
    }
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
    () => (studio === undefined ? [] : sampleBlocks(studio, list, registry)),
    [studio, list, registry],
  );
  return { look: studio?.look, html: useMiniatures(studio, blocks) };
}

const sampleBlocks = (
  renderer: MiniatureRenderer,
  list: readonly BlockContentModel[],
  registry: FieldRegistry,
): readonly MiniatureBlock[] =>
  list.map((model) => ({ key: model.id, model, data: renderer.sample(model, registry) }));
