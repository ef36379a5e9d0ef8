import net from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createUploadLine, type UploadTimes } from './upload-line.ts';

const workspace = newId();
const body =
  `--b\r\ncontent-disposition: form-data; name="workspace"\r\n\r\n${workspace}\r\n` +
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--b--\r\n';

/** A server with an upload queue of these time limits, whose uploads end when `work` does. */
async function startLine(times: UploadTimes, work: () => Promise<void> = () => Promise.resolve()) {
  const app = fastify();
  const line = createUploadLine(times);
  await app.register(multipart);
  let arrived = 0;
  app.addHook('preHandler', async () => void (arrived += 1));
  app.setErrorHandler((error, _request, reply) =>
    reply.code(500).send(error instanceof Refusal ? error.code : String(error)),
  );
  app.post('/', (request) =>
    line.take(request, async ({ name }) => {
      await work();
      return name;
    }),
  );
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  const untilArrived = async (count: number) => {
    await expect.poll(() => arrived, { timeout: 10_000 }).toBe(count);
  };
  return { port: Number(port), untilArrived };
}

/** Sends only the beginning of an upload; returns the server's answer. */
function trickle(port: number): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 40));
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('data', (data: Buffer) => resolve(data.toString()));
  return promise;
}

const upload = async (port: number) =>
  (
    await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body,
    })
  ).text();

test('uploads that trickle in give up their places to waiting ones', async () => {
  const { port, untilArrived } = await startLine({ wait: 20_000, body: 300 });
  const slow = Array.from({ length: 16 }, () => trickle(port));
  await untilArrived(16);
  expect(await upload(port)).toBe('a.png');
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/parse_error$/);
});

test('an upload that waits too long is sent away', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { port, untilArrived } = await startLine({ wait: 300, body: 20_000 }, () => finished);
  const first = Array.from({ length: 16 }, () => upload(port));
  await untilArrived(16);
  expect(await upload(port)).toBe('unavailable');
  finish();
  expect(new Set(await Promise.all(first))).toEqual(new Set(['a.png']));
});
