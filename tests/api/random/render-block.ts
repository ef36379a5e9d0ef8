import { fieldRegistry } from '../../../field-plugins/index.ts';
import { fieldRenderers } from '../../../field-plugins/renders.ts';
import siteMessages from '../../../locales/en/site.json' with { type: 'json' };
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { createRenderer } from '../../../src/rendering/create-renderer.ts';
import type { RenderedBlock, KnownTargets, Scene } from '../../../src/rendering/rendering-messages.ts';

interface ToRender {
  readonly model: Pick<BlockContentModel, 'name' | 'slug' | 'content_model'>;
  readonly data: BlockData;
  /** The link targets that the preview received. */
  readonly known: KnownTargets;
  readonly output: Scene['output'];
}

/** The worker's rendering of a block. */
export function renderBlock({ model, data, known, output }: ToRender): RenderedBlock | undefined {
  let rendered: RenderedBlock | undefined;
  const send = createRenderer({
    registry: fieldRegistry,
    renderers: fieldRenderers,
    answer: (message) => void (rendered = message.type === 'rendered' ? message.block : rendered),
  });
  send({
    type: 'scene',
    scene: { language: 'en', messages: siteMessages, marks: false, audience: 'site', output },
  });
  send({ type: 'known', known });
  send({ type: 'model', n: 0, model });
  send({
    type: 'render',
    jobs: [{ n: 0, key: 'a', name: model.name, model: 0, data, isFirst: false, isStuck: false }],
  });
  return rendered;
}
