import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrawing } from './create-drawing.ts';
import { drawOnce } from './draw-once.ts';
import type { BlockToDraw, DrawnBlock, Scene, ToDrawer } from './drawing-messages.ts';
import type { DrawWorkerEvents } from './start-worker.ts';

const scene = { language: 'en', words: {}, marks: true, audience: 'preview', output: 'html' } satisfies Scene;
const model = { name: 'Hero', slug: 'hero', content_model: {} };
const block = (key: string, text = ''): BlockToDraw => ({
  ...{ key, name: 'Hero', model, data: { text }, isFirst: false },
});

/** Workers that draw a block as its text, hang at the text "loop", and can be held back. */
function workers() {
  const started: { ended: boolean; readonly sent: ToDrawer[] }[] = [];
  const startWorker = ({ heard, failed }: DrawWorkerEvents) => {
    const one = { ended: false, sent: [] as ToDrawer[], failed };
    started.push(one);
    let hangs = false;
    queueMicrotask(() => heard({ type: 'ready' }));
    return {
      send(message: ToDrawer) {
        one.sent.push(message);
        if (message.type === 'around') {
          for (const { id } of message.frame.components.others) {
            if (message.without.includes(id)) continue;
            heard({ type: 'at', component: id });
            if (id === 'loop') return;
          }
          queueMicrotask(() => heard({ type: 'around', before: '', after: 'footer' }));
        }
        if (message.type !== 'draw') return;
        for (const { n, key, data, isStuck } of message.jobs) {
          hangs ||= data['text'] === 'loop' && !isStuck;
          if (hangs) return;
          const html = isStuck ? 'placeholder' : String(data['text']);
          queueMicrotask(() =>
            heard({
              type: 'drawn',
              n,
              block: { key, html, typing: {}, missing: { pictures: [], pages: [] } },
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
  const drawn: DrawnBlock[] = [];
  const around: unknown[] = [];
  const drawing = createDrawing({
    ...{ scene, startWorker },
    drawn: (one) => void drawn.push(one),
    around: (html) => void around.push(html),
  });
  return { drawing, drawn, around, started };
}

const shown = (drawn: readonly DrawnBlock[]) => drawn.map(({ key, html }) => `${key}: ${html}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Only the newest draft of a waiting block is drawn, and preferred blocks come first', async () => {
  const { drawing, drawn } = open();
  for (const key of ['a', 'b', 'c']) drawing.draw(block(key, 'old'));
  drawing.draw(block('a', 'new'));
  drawing.prefer(['c']);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(drawn)).toEqual(['c: old', 'a: new', 'b: old']);
});

test('A model is sent once', async () => {
  const { drawing, started } = open();
  drawing.draw(block('a'));
  await vi.advanceTimersByTimeAsync(0);
  drawing.draw(block('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(started[0]?.sent.map(({ type }) => type)).toEqual(['scene', 'model', 'draw', 'draw']);
});

test('A block that never ends costs only itself, until its data changes', async () => {
  const { drawing, drawn, started } = open();
  for (const [key, text] of [
    ['a', 'one'],
    ['b', 'loop'],
    ['c', 'three'],
  ] as const)
    drawing.draw(block(key, text));
  await vi.advanceTimersByTimeAsync(1990);
  expect(shown(drawn)).toEqual(['a: one']);
  await vi.advanceTimersByTimeAsync(100);
  expect(started.map(({ ended }) => ended)).toEqual([true, false]);
  expect(shown(drawn)).toEqual(['a: one', 'b: placeholder', 'c: three']);
  drawing.draw(block('b', 'better'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(drawn).at(-1)).toBe('b: better');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(started).toHaveLength(2);
});

test('A component that never ends is left out of the parts around the blocks', async () => {
  const { drawing, around, started } = open();
  const other = (id: string) => ({ id, type: '', type_slug: '', data: {}, fields: [] });
  drawing.drawAround({
    title: 'Site',
    kind: 'SHOP',
    components: { others: [other('fine'), other('loop')] },
  });
  await vi.advanceTimersByTimeAsync(2100);
  expect(around).toEqual([expect.objectContaining({ after: 'footer' })]);
  expect(started[1]?.sent.at(-1)).toMatchObject({ type: 'around', without: ['loop'] });
});

test('A new worker knows the pictures that the old one was given', async () => {
  const { drawing, started } = open();
  drawing.tell({ pictures: [], pages: [] });
  drawing.draw(block('a', 'loop'));
  await vi.advanceTimersByTimeAsync(2100);
  expect(started[1]?.sent.map(({ type }) => type)).toEqual(['scene', 'known', 'model', 'draw']);
});

test('A worker whose code cannot be loaded is started twice more, then the failure is reported', async () => {
  let starts = 0;
  const failed = vi.fn();
  createDrawing({
    scene,
    drawn: () => undefined,
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
  const drawn: string[] = [];
  drawOnce({
    ...{ scene, startWorker, known: { pictures: [], pages: [] } },
    blocks: [block('a', 'one'), block('b', 'two')],
    drawn: (key, html) => void drawn.push(`${key}: ${html}`),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toEqual(['a: one', 'b: two']);
  expect(started.map(({ ended }) => ended)).toEqual([true]);
});
