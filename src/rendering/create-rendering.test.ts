import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRendering } from './create-rendering.ts';
import { renderOnce } from './render-once.ts';
import type { BlockToRender, RenderedBlock, Scene, ToRenderer } from './rendering-messages.ts';
import type { RenderWorkerEvents } from './start-worker.ts';

const scene = {
  language: 'en',
  messages: {},
  marks: true,
  audience: 'preview',
  output: 'html',
} satisfies Scene;
const model = { name: 'Hero', slug: 'hero', content_model: {} };
const block = (key: string, text = ''): BlockToRender => ({
  ...{ key, name: 'Hero', model, data: { text }, isFirst: false },
});

/** Workers that render a block as its text, hang at the text "loop", and can be held back. */
function workers() {
  const started: { ended: boolean; readonly sent: ToRenderer[] }[] = [];
  const startWorker = ({ heard, failed }: RenderWorkerEvents) => {
    const one = { ended: false, sent: [] as ToRenderer[], failed };
    started.push(one);
    let hangs = false;
    queueMicrotask(() => heard({ type: 'ready' }));
    return {
      send(message: ToRenderer) {
        one.sent.push(message);
        if (message.type === 'around') {
          for (const { id } of message.frame.components.others) {
            if (message.without.includes(id)) continue;
            heard({ type: 'at', component: id });
            if (id === 'loop') return;
          }
          queueMicrotask(() => heard({ type: 'around', before: '', after: 'footer' }));
        }
        if (message.type !== 'render') return;
        for (const { n, key, data, isStuck } of message.jobs) {
          hangs ||= data['text'] === 'loop' && !isStuck;
          if (hangs) return;
          const html = isStuck ? 'placeholder' : String(data['text']);
          queueMicrotask(() =>
            heard({
              type: 'rendered',
              n,
              block: { key, html, typing: {}, missing: { images: [], pages: [] } },
            }),
          );
        }
      },
      end: () => void (one.ended = true),
    };
  };
  return { started, startWorker };
}

function open() {
  const { started, startWorker } = workers();
  const rendered: RenderedBlock[] = [];
  const around: unknown[] = [];
  const rendering = createRendering({
    ...{ scene, startWorker },
    rendered: (one) => void rendered.push(one),
    around: (html) => void around.push(html),
  });
  return { rendering, rendered, around, started };
}

const shown = (rendered: readonly RenderedBlock[]) => rendered.map(({ key, html }) => `${key}: ${html}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Only the newest draft of a waiting block is rendered, and preferred blocks come first', async () => {
  const { rendering, rendered } = open();
  for (const key of ['a', 'b', 'c']) rendering.render(block(key, 'old'));
  rendering.render(block('a', 'new'));
  rendering.prefer(['c']);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(rendered)).toEqual(['c: old', 'a: new', 'b: old']);
});

test('A block that never ends costs only itself, until its data changes', async () => {
  const { rendering, rendered, started } = open();
  for (const [key, text] of [
    ['a', 'one'],
    ['b', 'loop'],
    ['c', 'three'],
  ] as const)
    rendering.render(block(key, text));
  await vi.advanceTimersByTimeAsync(1990);
  expect(shown(rendered)).toEqual(['a: one']);
  await vi.advanceTimersByTimeAsync(100);
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  expect(shown(rendered)).toEqual(['a: one', 'b: placeholder', 'c: three']);
  rendering.render(block('b', 'better'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(rendered).at(-1)).toBe('b: better');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toHaveLength(2);
});

test('A component that never ends is left out of the parts around the blocks', async () => {
  const { rendering, around, started } = open();
  const other = (id: string) => ({ id, type: '', type_slug: '', data: {}, fields: [] });
  rendering.renderAround({
    title: 'Site',
    kind: 'SHOP',
    components: { others: [other('fine'), other('loop')] },
  });
  await vi.advanceTimersByTimeAsync(2100);
  expect(around).toEqual([expect.objectContaining({ after: 'footer' })]);
  expect(started[1]?.sent.at(-1)).toMatchObject({ type: 'around', without: ['loop'] });
});

test('A new worker knows the images that the old one was given', async () => {
  const { rendering, started } = open();
  rendering.addTargets({ images: [], pages: [] });
  rendering.render(block('a', 'loop'));
  await vi.advanceTimersByTimeAsync(2100);
  expect(started[1]?.sent.map(({ type }) => type)).toEqual(['scene', 'known', 'model', 'render']);
});

test('A worker whose code cannot be loaded is started twice more, then the failure is reported', async () => {
  let starts = 0;
  const failed = vi.fn();
  createRendering({
    scene,
    rendered: () => undefined,
    failed,
    startWorker({ failed: fail }) {
      starts += 1;
      setTimeout(fail, 10);
      return { send: () => undefined, end: () => undefined };
    },
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(starts).toBe(3);
  expect(failed).toHaveBeenCalledOnce();
});

test('A worker for samples ends with the last of them', async () => {
  const { started, startWorker } = workers();
  const rendered: string[] = [];
  renderOnce({
    ...{ scene, startWorker, known: { images: [], pages: [] } },
    blocks: [block('a', 'one'), block('b', 'two')],
    rendered: (key, html) => void rendered.push(`${key}: ${html}`),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(rendered).toEqual(['a: one', 'b: two']);
  expect(started.map(({ ended }) => ended)).toEqual([true]);
});
