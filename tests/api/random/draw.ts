import { fieldRegistry } from '../../../field-plugins/index.ts';
import { fieldRenderers } from '../../../field-plugins/renders.ts';
import siteWords from '../../../locales/en/site.json' with { type: 'json' };
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { createDrawer } from '../../../src/drawing/create-drawer.ts';
import type { DrawnBlock, KnownTargets, Scene } from '../../../src/drawing/drawing-messages.ts';

interface ToDraw {
  readonly model: Pick<BlockContentModel, 'name' | 'slug' | 'content_model'>;
  readonly data: BlockData;
  /** The link targets that the preview received. */
  readonly known: KnownTargets;
  readonly output: Scene['output'];
}

/** The worker's drawing of a block. */
export function draw({ model, data, known, output }: ToDraw): DrawnBlock | undefined {
  let drawn: DrawnBlock | undefined;
  const tell = createDrawer({
    registry: fieldRegistry,
    renderers: fieldRenderers,
    answer: (message) => void (drawn = message.type === 'drawn' ? message.block : drawn),
  });
  tell({
    type: 'scene',
    scene: { language: 'en', words: siteWords, marks: false, audience: 'site', output },
  });
  tell({ type: 'known', known });
  tell({ type: 'model', n: 0, model });
  tell({
    type: 'draw',
    jobs: [{ n: 0, key: 'a', name: model.name, model: 0, data, isFirst: false, isStuck: false }],
  });
  return drawn;
}
