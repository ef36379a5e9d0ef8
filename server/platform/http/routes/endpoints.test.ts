import net from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-types.ts';
import { publicRoutes } from './endpoints.ts';

test('a reply that the handler sends is not sent again when the client leaves before its end', async () => {
  const app: App = fastify();
  onTestFinished(() => app.close());
  let sends = 0;
  app.addHook('onSend', async () => void (sends += 1));
  const handled = Promise.withResolvers<FastifyReply['raw']>();
  publicRoutes(app, { tags: [] }).route('GET', '/', {
    ...{ summary: 'An endless file', description: '' },
    answers: { 200: Type.String() },
    async handle(_context, { reply }) {
      handled.resolve(reply.raw);
      return reply.send(new Readable({ read: () => undefined }));
    },
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const raw = await handled.promise;
  const closed = new Promise((resolve) => raw.once('close', resolve));
  await expect.poll(() => sends).toBe(1);
  socket.destroy();
  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  expect(sends).toBe(1);
});

test('an answer is sent even if the client has left, so that hooks release the resources of the call', async () => {
  const app: App = fastify();
  onTestFinished(() => app.close());
  let sends = 0;
  app.addHook('onSend', async () => void (sends += 1));
  const handled = Promise.withResolvers<FastifyReply['raw']>();
  publicRoutes(app, { tags: [] }).route('GET', '/', {
    ...{ summary: 'A slow answer', description: '' },
    answers: { 200: Type.String() },
    async handle(_context, { reply }) {
      handled.resolve(reply.raw);
      await new Promise((resolve) => reply.raw.once('close', resolve));
      return 'late';
    },
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await handled.promise;
  socket.destroy();
  await expect.poll(() => sends).toBe(1);
});
