import { expect, onTestFinished, test } from 'vitest';
import { connect, listen } from '../support/raw-socket.ts';
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
    const timer = setInterval(() => socket.write('X-More: x\r\n'), 50);
    onTestFinished(() => clearInterval(timer));
    const answer = await socket.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer.endsWith(unreadable)).toBe(true);
    expect(await pingStatus(world)).toBe(200);
  });

  test.each([
    ['a length', 'Content-Length: 1000', 'x'],
    ['chunks', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ])('to send a body with %s get an error and are disconnected', async (_name, header, more) => {
    const world = await makeWorld({ serving: short });
    const socket = await openSocket(world);
    socket.write(
      `POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n`,
    );
    const timer = setInterval(() => socket.write(more), 50);
    onTestFinished(() => clearInterval(timer));
    const answer = await socket.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer.endsWith(unreadable)).toBe(true);
  });

  test('and stop sending their body get an error and are disconnected', async () => {
    const world = await makeWorld({ serving: { requestTimeout: 60_000, stallTimeout: 300 } });
    const socket = await openSocket(world);
    socket.write(
      'POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    const answer = await socket.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer.endsWith(unreadable)).toBe(true);
  });

  test('but keep sending their body are served, and keep their connection', async () => {
    const world = await makeWorld({ serving: { requestTimeout: 60_000, stallTimeout: 1000 } });
    const socket = await openSocket(world);
    const body = '{"email":"nobody@example.test","password":"a guess"}';
    socket.write(
      `POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    let sent = 0;
    const timer = setInterval(() => socket.write(body.slice(sent, (sent += 1))), 40);
    onTestFinished(() => clearInterval(timer));
    await until(() => socket.received().includes('invalid_credentials'));
    expect(sent).toBeGreaterThanOrEqual(body.length);
    clearInterval(timer);
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
