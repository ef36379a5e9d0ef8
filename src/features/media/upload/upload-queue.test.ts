import { expect, test } from 'vitest';
import { createUploadQueue, type SendFile } from './upload-queue.ts';

function images(count: number): File[] {
  return Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }));
}

/** A queue whose uploads end under control of the test. */
function queueInHand() {
  const sent: { name: string; arrive(): void; fail(error: unknown): void; progress(share: number): void }[] =
    [];
  const idle: number[] = [];
  const send: SendFile = (file, { onProgress, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => reject(signal.reason));
    sent.push({ name: file.name, arrive: resolve, fail: reject, progress: onProgress });
    return promise;
  };
  const queue = createUploadQueue(send, (arrived) => idle.push(arrived));
  return { queue, sent, idle, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

test('sends three files at a time, in their order', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(images(5));
  expect(sent.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png']);
  sent[1]?.arrive();
  await settled();
  expect(sent.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png', '3.png']);
  expect(queue.state().entries).toHaveLength(4);
});

test('reports the progress of each file', () => {
  const { queue, sent } = queueInHand();
  queue.add(images(2));
  sent[1]?.progress(0.4);
  expect(queue.state().entries.map(({ share }) => share)).toEqual([0, 0.4]);
});

test('keeps a failed file with its reason, and continues with the others', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(images(4));
  sent[0]?.fail('no network');
  await settled();
  expect(queue.state().entries[0]).toMatchObject({ state: 'failed', error: 'no network' });
  expect(sent).toHaveLength(4);
});

test('retries a failed file on request', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(images(1));
  sent[0]?.fail('no network');
  await settled();
  queue.retry(queue.state().entries[0]?.key ?? 0);
  expect(sent).toHaveLength(2);
  sent[1]?.arrive();
  await settled();
  expect(queue.state().entries).toEqual([]);
});

test('aborts an upload that is removed from the list, and continues with the next', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(images(4));
  queue.remove(queue.state().entries[0]?.key ?? 0);
  await settled();
  expect(sent.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png', '3.png']);
  expect(queue.state().entries.map(({ file }) => file.name)).toEqual(['1.png', '2.png', '3.png']);
});

test('cancels running and waiting uploads, and keeps failed ones', async () => {
  const { queue, sent, idle, settled } = queueInHand();
  queue.add(images(8));
  sent[0]?.fail('no network');
  sent[1]?.arrive();
  await settled();
  queue.cancel();
  await settled();
  expect(queue.state().entries.map(({ file, state }) => [file.name, state])).toEqual([['0.png', 'failed']]);
  expect(sent).toHaveLength(5);
  expect(idle).toEqual([1]);
});

test('counts finished uploads, and starts over when files are added after everything was done', async () => {
  const { queue, sent, idle, settled } = queueInHand();
  queue.add(images(2));
  sent[0]?.arrive();
  await settled();
  expect([queue.state().arrived, idle]).toEqual([1, []]);
  queue.add(images(1));
  sent[1]?.arrive();
  sent[2]?.arrive();
  await settled();
  expect([queue.state().arrived, idle]).toEqual([3, [3]]);
  queue.add(images(1));
  expect(queue.state().arrived).toBe(0);
});

test('counts running uploads together, without those that failed before them', async () => {
  const { queue, sent, settled } = queueInHand();
  queue.add(images(2));
  sent[0]?.fail('no image');
  sent[1]?.fail('no network');
  await settled();
  queue.add(images(1));
  expect(queue.state()).toMatchObject({ arrived: 0, total: 1 });
  queue.retry(queue.state().entries[1]?.key ?? 0);
  expect(queue.state().total).toBe(2);
  queue.remove(queue.state().entries[0]?.key ?? 0);
  expect(queue.state().total).toBe(2);
  sent[2]?.arrive();
  await settled();
  expect(queue.state()).toMatchObject({ arrived: 1, total: 2 });
});
