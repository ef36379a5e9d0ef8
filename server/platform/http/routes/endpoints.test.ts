import net from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-types.ts';
import { publicRoutes } from './endpoints.ts';

/** Calls a route and leaves once its handler has started; `sends` counts the `onSend` hooks that ran. */
async function callAndLeave(
  answer: (reply: FastifyReply) => Promise<unknown>,
  isReady: (sends: number) => boolean,
) {
  const app: App = fastify();
  onTestFinished(() => app.close());
  let sends = 0;
  app.addHook('onSend', async () => void (sends += 1));
  const handled = Promise.withResolvers<FastifyReply['raw']>();
  publicRoutes(app, { tags: [] }).route('GET', '/', {
    ...{ summary: 'An answer', description: '' },
    answers: { 200: Type.String() },
    handle(_context, { reply }) {
      handled.resolve(reply.raw);
      return answer(reply) as Promise<string>;
    },
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const raw = await handled.promise;
  const closed = new Promise((resolve) => raw.once('close', resolve));
  await expect.poll(() => isReady(sends)).toBe(true);
  socket.destroy();
  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  return sends;
}

test('a reply that the handler sends is not sent again when the client leaves before its end', async () => {
  const endless = async (reply: FastifyReply) => reply.send(new Readable({ read: () => undefined }));
  expect(await callAndLeave(endless, (sends) => sends === 1)).toBe(1);
});

test('an answer is sent even if the client has left, so that hooks release the resources of the call', async () => {
  const late = async (reply: FastifyReply) => {
    await new Promise((resolve) => reply.raw.once('close', resolve));
    return 'late';
  };
  expect(await callAndLeave(late, () => true)).toBe(1);
});
