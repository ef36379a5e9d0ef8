import { expect, test } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

function pictures(count: number): File[] {
  return Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }));
}

/** A queue whose sendings end when the test says so. */
function queueInHand() {
  const sent: { name: string; arrive(): void; fail(error: unknown): void; progress(share: number): void }[] =
    [];
  const queue = createUploadQueue((file, progress) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    sent.push({ name: file.name, arrive: resolve, fail: reject, progress });
    return promise;
  });
  return { queue, sent, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

test('sends three files at a time, in their order', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(pictures(5));
  expect(sent.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png']);
  sent[1]?.arrive();
  await settled();
  expect(sent.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png', '3.png']);
  expect(queue.entries()).toHaveLength(4);
});

test('tells how far each file is', () => {
  const { queue, sent } = queueInHand();
  queue.add(pictures(2));
  sent[1]?.progress(0.4);
  expect(queue.entries().map(({ share }) => share)).toEqual([0, 0.4]);
});

test('keeps a file that failed, with its reason, and goes on with the others', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(pictures(4));
  sent[0]?.fail('no network');
  await settled();
  expect(queue.entries()[0]).toMatchObject({ state: 'failed', error: 'no network' });
  expect(sent).toHaveLength(4);
});

test('sends a failed file again when asked', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(pictures(1));
  sent[0]?.fail('no network');
  await settled();
  queue.retry(queue.entries()[0]?.key ?? 0);
  expect(sent).toHaveLength(2);
  sent[1]?.arrive();
  await settled();
  expect(queue.entries()).toEqual([]);
});

test('lets go of a failed file when dismissed', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(pictures(1));
  sent[0]?.fail('no network');
  await settled();
  queue.dismiss(queue.entries()[0]?.key ?? 0);
  expect(queue.entries()).toEqual([]);
});
