import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { WireStep } from './generate/wire.ts';
import { sendWire } from './send-wire.ts';

const step: WireStep = {
  kind: 'wire',
  method: 'GET',
  target: '/x',
  version: 'HTTP/1.1',
  lines: ['X: \u0001'],
  body: '{}',
};

/** A server that answers everything with these bytes and hangs up. */
async function answerWith(text: string): Promise<{ port: number; received: () => string }> {
  let received = '';
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      socket.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as net.AddressInfo).port, received: () => received };
}

test('the bytes are sent unchanged', async () => {
  const { port, received } = await answerWith('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  const { answer } = await sendWire(port, step);
  expect([answer.status, answer.text]).toEqual([200, 'ok']);
  expect(received()).toBe('GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: \u0001\r\n\r\n{}');
});

test.each([
  ['an interim answer before it', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 404 Not Found\r\n\r\nno', 404, 'no'],
  ['another answer after it', 'HTTP/1.1 417 No\r\nA: b\r\n\r\nHTTP/1.1 400 Bad\r\n\r\n{}', 417, ''],
  ['a body in chunks', 'HTTP/1.1 500 x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n', 500, '{}'],
  ['silence instead of one', '', 204, ''],
])('the answer is read with %s', async (_what, text, status, body) => {
  const { port } = await answerWith(text);
  const { answer } = await sendWire(port, step);
  expect([answer.status, answer.text]).toEqual([status, body]);
});
