import net from 'node:net';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { createUploadLine } from './upload-line.ts';

const workspace = newId();
const body =
  `--b\r\ncontent-disposition: form-data; name="workspace"\r\n\r\n${workspace}\r\n` +
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--b--\r\n';

/** Starts a server with an upload queue, whose uploads wait this long and end when `work` does. */
async function startLine(wait: number, work: () => Promise<void> = () => Promise.resolve()) {
  const app = fastify();
  const line = createUploadLine(wait);
  await app.register(multipart);
  let arrived = 0;
  app.addHook('preHandler', async () => void (arrived += 1));
  // Without its own, `unavailable` has a `Retry-After` of 5.
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(500)
      .send(error instanceof ServiceError ? `${error.code} ${error.retryAfter ?? 5}` : String(error)),
  );
  app.post('/', (request) =>
    line.take({ request, sender: String(request.headers['x-sender']) }, async ({ name }) => {
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
function trickle(port: number, sender: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nx-sender: ${sender}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 40));
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('data', (data: Buffer) => resolve(data.toString()));
  return promise;
}

const upload = async (port: number, sender: string) =>
  (
    await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-sender': sender },
      body,
    })
  ).text();

/** The first sixteen senders: four users with four uploads each. */
const sixteen = Array.from({ length: 16 }, (_, n) => `user ${n % 4}`);

test('an upload that waits too long is rejected', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { port, untilArrived } = await startLine(300, () => finished);
  const first = sixteen.map((sender) => upload(port, sender));
  await untilArrived(16);
  expect(await upload(port, 'another user')).toBe('unavailable 5');
  finish();
  expect(new Set(await Promise.all(first))).toEqual(new Set(['a.png']));
});

test('a user with the maximum number of connections leaves places to others', async () => {
  const { port, untilArrived } = await startLine(20_000);
  const answers = Array.from({ length: 300 }, () => trickle(port, 'one user'));
  await untilArrived(300);
  for (let n = 0; n < 20; n += 1) expect(await upload(port, 'another user')).toBe('a.png');
  const rejected = await Promise.race(answers);
  expect(rejected).toMatch(/unavailable 5$/);
});

test('further uploads are rejected when many users wait', async () => {
  const { port, untilArrived } = await startLine(20_000);
  const answers = Array.from({ length: 220 }, (_, n) => trickle(port, `user ${n % 55}`));
  await untilArrived(220);
  expect(await Promise.race(answers)).toMatch(/unavailable 5$/);
  expect(await upload(port, 'another user')).toBe('unavailable 5');
});
