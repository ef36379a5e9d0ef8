import { expect, test } from 'vitest';
import { connect, listen } from '../support/raw-socket.ts';
import { describeOn, type World } from '../support/world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const ourId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The ids in the lines that the application logged, once each. */
function loggedIds({ logged }: Pick<World, 'logged'>): readonly string[] {
  const ids = logged.map((line) => (JSON.parse(line) as { readonly reqId?: string }).reqId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Sends raw bytes and returns the id in the answer. */
async function idOfAnswer({ app }: World, bytes: string): Promise<string> {
  const socket = await connect(await listen(app));
  socket.write(bytes);
  return /^x-request-id: (\S+)/im.exec(await socket.closed)?.[1] ?? '';
}

describeOn('sqlite', 'the id of a request', (makeWorld) => {
  test.each([
    ['a write', 'POST', '/api/errors/', 202],
    ['a read', 'GET', '/api/system/ready/', 200],
    ['a refusal', 'GET', '/api/pages/', 401],
    ['an unknown path', 'GET', '/api/nothing/', 404],
    ['an address that cannot be decoded', 'GET', '/%zz', 404],
    ['a preflight', 'OPTIONS', '/api/delivery/site/', 204],
  ] as const)('is in the answer to %s and in its lines of the log', async (_name, method, path, status) => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'debug' } });
    const body = method === 'POST' ? { body: { message: 'x' } } : {};
    const answer = await world.call(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-request-id']).toMatch(ourId);
    const again = await world.call(method, path, body);
    expect(again.headers['x-request-id']).not.toBe(answer.headers['x-request-id']);
    if (path !== '/%zz')
      expect(loggedIds(world)).toEqual([answer.headers['x-request-id'], again.headers['x-request-id']]);
  });

  test('is in the answer to a request that is not HTTP, and in the log', async () => {
    const world = await makeWorld({ env: { LOG_LEVEL: 'debug' } });
    const id = await idOfAnswer(world, 'HELLO\r\n\r\n');
    expect(id).toMatch(ourId);
    expect(loggedIds(world)).toEqual([id]);
  });

  test.each([
    ['loopback', 'abc-123.DEF:4/5=6@7+8_9', true],
    ['loopback', 'x'.repeat(128), true],
    ['loopback', 'x'.repeat(129), false],
    ['loopback', 'two words', false],
    ['loopback', '"quoted"', false],
    ['loopback', '', false],
    ['10.0.0.0/8', 'from-a-stranger', false],
    ['', 'from-anybody', false],
  ])('with %j trusted, the id %j of a local proxy is taken: %s', async (trusted, given, taken) => {
    const world = await makeWorld({ env: { OCTAVO_TRUST_PROXY: trusted, LOG_LEVEL: 'debug' } });
    const { headers } = await world.guest.get('/api/system/ready/', { 'x-request-id': given });
    if (taken) expect(headers['x-request-id']).toBe(given);
    else expect(headers['x-request-id']).toMatch(ourId);
    expect(loggedIds(world)).toEqual([headers['x-request-id']]);
  });
});

describeOn('sqlite', 'an absolute address', (makeWorld) => {
  test.each(['http://evil.example', 'HTTPS://user:pw@evil.example:8080', 'ftp://evil.example'])(
    'at %s is served like its path, and the host is repeated nowhere',
    async (host) => {
      const world = await makeWorld({ env: { LOG_LEVEL: 'debug' } });
      const user = await world.user();
      for (const title of ['A', 'B', 'C']) await world.workspace(user, { title });
      const ask = async (path: string) => {
        const socket = await connect(await listen(world.app));
        const head = `GET ${host}${path} HTTP/1.1\r\nHost: x\r\nAccept: */*\r\n`;
        socket.write(`${head}Authorization: Token ${user.token}\r\nConnection: close\r\n\r\n`);
        return socket.closed;
      };
      const list = await ask('/api/workspaces/?page_size=1&page=2');
      expect(list).toMatch(/^HTTP\/1\.1 200 /);
      expect(list).toContain('"next":"/api/workspaces/?page_size=1&page=3"');
      expect(list).toContain('"previous":"/api/workspaces/?page_size=1&page=1"');
      const answers = [list];
      for (const path of ['', '/', '?x=1', '/api/nothing/', '/%zz', '/healthz', '/auth'])
        answers.push(await ask(path));
      for (const answer of answers) expect(answer).not.toContain('evil');
      expect(world.logged.join('')).not.toContain('evil');
    },
  );
});

describeOn('sqlite', 'two Authorization headers', (makeWorld) => {
  test.each([
    ['a private route', '/api/workspaces/'],
    ['a public route', '/api/features/'],
    ['delivery', '/api/delivery/site/'],
  ])('are rejected by %s, even if both are the same', async (_name, path) => {
    const world = await makeWorld();
    const { token } = await world.user();
    const twice = [`Token ${token}`, `Token ${token}`];
    expectAnswer(await world.guest.get(path, { authorization: twice }), 400, {
      Authorization: ['Send this header only once.'],
    });
  });
});
