import { expect, onTestFinished, test } from 'vitest';
import { connect, listen, type RawSocket } from '../support/raw-socket.ts';
import { until } from '../../tools/until.ts';
import { describeOn, type World } from '../support/world.ts';

const short = { headersTimeout: 300, requestTimeout: 600, checkedEvery: 50, idleTimeout: 300 };

const unreadable = JSON.stringify({
  message: 'The request can’t be read. It’s incomplete, or its headers are malformed.',
  code: 'parse_error',
  detail: 'The request can’t be read. It’s incomplete, or its headers are malformed.',
});

async function openSocket(world: World) {
  const socket = await connect(await listen(world.app));
  onTestFinished(() => socket.destroy());
  return socket;
}

/** Waits for the error, and until the server has hung up. */
async function expectTimeout(socket: RawSocket): Promise<void> {
  const answer = await socket.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer.endsWith(unreadable)).toBe(true);
}

/** Sends something again and again until the test ends. */
function keepSending(socket: RawSocket, next: () => string): void {
  const timer = setInterval(() => socket.write(next()), 50);
  onTestFinished(() => clearInterval(timer));
}

/** The headers of a request to sign in with a body. */
const signIn = (header: string) =>
  `POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;

function countConnections(world: World): Promise<number> {
  return new Promise((resolve, reject) => {
    world.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

async function pingStatus(world: World): Promise<number> {
  return (await fetch(`http://127.0.0.1:${await listen(world.app)}/api/system/ping/`)).status;
}

describeOn('sqlite', 'Clients that are slow', (makeWorld) => {
  test('to send their headers get an error and are disconnected', async () => {
    const world = await makeWorld({ serving: short });
    const socket = await openSocket(world);
    socket.write('GET /api/system/ping/ HTTP/1.1\r\nHost: x\r\n');
    keepSending(socket, () => 'X-More: x\r\n');
    await expectTimeout(socket);
    expect(await pingStatus(world)).toBe(200);
  });

  test.each([
    ['a length', 'Content-Length: 1000', 'x'],
    ['chunks', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ])('to send a body with %s get an error and are disconnected', async (_name, header, more) => {
    const world = await makeWorld({ serving: short });
    const socket = await openSocket(world);
    socket.write(signIn(header));
    keepSending(socket, () => more);
    await expectTimeout(socket);
  });

  test('and stop sending their body get an error and are disconnected', async () => {
    const world = await makeWorld({ serving: { requestTimeout: 60_000, stallTimeout: 300 } });
    const socket = await openSocket(world);
    socket.write(`${signIn('Content-Length: 1000')}{`);
    await expectTimeout(socket);
  });

  test('but keep sending their body are served, and keep their connection', async () => {
    const world = await makeWorld({ serving: { requestTimeout: 60_000, stallTimeout: 1000 } });
    const socket = await openSocket(world);
    const body = '{"email":"nobody@example.test","password":"a guess"}';
    socket.write(signIn(`Content-Length: ${body.length}`));
    let sent = 0;
    keepSending(socket, () => {
      sent += 1;
      return body.slice(sent - 1, sent);
    });
    await until(() => socket.received().includes('invalid_credentials'));
    expect(sent).toBeGreaterThanOrEqual(body.length);
    socket.write('GET /api/system/ping/ HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => socket.received().includes('{"status":"ok"}'));
  });

  test('to read are disconnected once nothing moves', async () => {
    const world = await makeWorld({ serving: { ...short, requestTimeout: 60_000 } });
    const socket = await openSocket(world);
    socket.pause();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
    await expect.poll(() => countConnections(world)).toBe(1);
    await expect.poll(() => countConnections(world), { timeout: 10_000 }).toBe(0);
  });

  test('do not keep others from being served, in any number', async () => {
    const world = await makeWorld({ serving: { room: 20 } });
    const user = await world.user();
    const head = `POST /api/workspaces/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${user.token}\r\n`;
    const port = await listen(world.app);
    const slow = await Promise.all(Array.from({ length: 200 }, () => connect(port)));
    for (const [n, socket] of slow.entries())
      socket.write(
        n % 2 === 0 ? head : `${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      );
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await user.get('/api/workspaces/')).status);
    for (const socket of slow) socket.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
