import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '../../tools/until.ts';
import { connect } from '../support/raw-socket.ts';
import { send, startSteadyClients } from '../support/steady-clients.ts';
import { signInToApi } from './author.ts';
import { startServer } from './installation.ts';
import { rounds } from './rounds.ts';

describe('a server that receives a stop signal', () => {
  it.each([
    ['SQLite', '1'],
    ['PostgreSQL', '3'],
  ] as const)('on %s loses no request, however busy its processes (%s) are', async (kind, workers) => {
    const server = await startServer(kind, { OCTAVO_WORKERS: workers });
    const stops = rounds(1, 20);
    for (let stop = 0; stop < stops; stop += 1) {
      const author = await signInToApi(server.url);
      const page = await author.makePage();
      const acknowledged = new Set<string>();
      const clients = startSteadyClients(12, async (agent, client) => {
        const outcome = await author.send('POST', 'blocks/', author.block(page, `Client ${client}`), agent);
        if (outcome.result === 'ECONNREFUSED') return undefined;
        if (outcome.result === 201) acknowledged.add((JSON.parse(outcome.body) as { id: string }).id);
        return outcome;
      });
      await until(() => acknowledged.size >= 50 && server.output().includes('Octavo is running'));
      expect(await server.stop()).toBe(0);
      await clients.stop();
      expect(Object.fromEntries(clients.results)).toEqual({ 201: acknowledged.size });
      await server.restart();
      const stored = await author.readBlocks(page);
      expect(new Set(stored.map(({ id }) => id))).toEqual(acknowledged);
    }
  });

  it('is not ready first, and continues answering for a while', async () => {
    const server = await startServer('SQLite', { OCTAVO_STOP_DELAY: '3' });
    const stopped = server.stop();
    const readReady = () => send(`${server.url}/api/system/ready/`);
    await expect.poll(async () => (await readReady()).result).toBe(503);
    expect(JSON.parse((await readReady()).body)).toMatchObject({ database: 'ok', server: 'stopping' });
    const late = await send(`${server.url}/api/features/`);
    expect([late.result, late.headers.connection]).toEqual([200, 'close']);
    expect(await stopped).toBe(0);
    expect((await readReady()).result).toBe('ECONNREFUSED');
  });

  it('waits for a body that is on its way, and closes connections without a request', async () => {
    const server = await startServer('SQLite');
    const author = await signInToApi(server.url);
    const block = JSON.stringify(author.block(await author.makePage(), 'Slow'));
    const idle = await connect(server.port);
    const sender = await connect(server.port);
    onTestFinished(() => [idle, sender].forEach((socket) => socket.destroy()));
    sender.write(
      `POST /api/blocks/ HTTP/1.1\r\nHost: x\r\nAuthorization: ${author.authorization}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${block.length}\r\n\r\n${block.slice(0, 10)}`,
    );
    await until(async () => (await send(`${server.url}/api/system/ping/`)).result === 200);
    const stopped = server.stop();
    expect(await idle.closed).toBe('');
    await until(async () => (await send(`${server.url}/api/system/ping/`)).result === 'ECONNREFUSED');
    sender.write(block.slice(10));
    expect(await sender.closed).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
    expect(await stopped).toBe(0);
  });

  it('logs that it cuts off requests that take longer than allowed', async () => {
    const server = await startServer('SQLite', { OCTAVO_STOP_TIMEOUT: '1' });
    const sender = await connect(server.port);
    sender.write('POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    await until(async () => (await send(`${server.url}/api/system/ping/`)).result === 200);
    const stopped = server.stop();
    await sender.closed;
    expect(await stopped).toBe(0);
    expect(server.output()).toContain('the time to stop is over');
  });
});
