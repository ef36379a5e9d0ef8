import { expect, test } from 'vitest';
import { connect, listen } from '../support/raw-socket.ts';
import { describeOn, type World } from '../support/world.ts';

/** Sends raw bytes and returns everything that comes back until the server hangs up. */
async function send({ app }: World, bytes: string): Promise<{ head: string; body: unknown }> {
  const socket = await connect(await listen(app));
  socket.write(bytes);
  const [head = '', body = ''] = (await socket.closed).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

/** The start of a request to sign in. */
const signIn = 'POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

const unreadable = {
  message: 'The request can’t be read. It’s incomplete, or its headers are malformed.',
  code: 'parse_error',
  detail: 'The request can’t be read. It’s incomplete, or its headers are malformed.',
};

describeOn('sqlite', 'requests that are not HTTP', (makeWorld) => {
  test.each([
    ['no request at all', 'HELLO\r\n\r\n'],
    ['an unknown method', 'BREW /api/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a length that is no number', `${signIn}Content-Length: abc\r\n\r\n`],
    ['a negative length', `${signIn}Content-Length: -1\r\n\r\n`],
    ['a header without a colon', 'GET /api/ HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n'],
    ['a header with a NUL', 'GET /api/ HTTP/1.1\r\nHost: x\r\nX: \0\r\n\r\n'],
    ['an unknown version', 'GET /api/ HTTP/9\r\nHost: x\r\n\r\n'],
    ['a chunk without a size', `${signIn}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['two lengths', `${signIn}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ])('%s is a parse_error in the usual format', async (_name, bytes) => {
    const { head, body } = await send(await makeWorld(), bytes);
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toMatch(/\r\ncontent-type: application\/json; charset=utf-8(\r\n|$)/i);
    expect(head).toMatch(/\r\ncontent-security-policy: default-src 'self';/i);
    expect(head).toMatch(/\r\nx-content-type-options: nosniff(\r\n|$)/i);
    expect(head).toMatch(/\r\nx-request-id: [\da-f-]{36}(\r\n|$)/i);
    expect(body).toEqual(unreadable);
  });

  test('endless headers are too large', async () => {
    const bytes = `GET /api/ HTTP/1.1\r\nHost: x\r\nX-Much: ${'x'.repeat(20_000)}\r\n\r\n`;
    const { head, body } = await send(await makeWorld(), bytes);
    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(body).toEqual({
      message: 'The request is too large.',
      code: 'payload_too_large',
      detail: 'The request is too large.',
    });
  });
});
