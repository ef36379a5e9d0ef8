import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { describeOn, describeOnBothDatabases, type World } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';

const token = 'a-token-for-prometheus';
const metered = { env: { OCTAVO_METRICS_TOKEN: token } };

function scrape({ call }: Pick<World, 'call'>, presented = `Bearer ${token}`) {
  return call('GET', '/metrics', { headers: { authorization: presented } });
}

/** The values of a metric by their labels, as written. */
function valuesOf(text: string, name: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
  return new Map(
    lines.map((line) => {
      const [, labels = '', value = ''] = /^[^{ ]+(?:\{(.*)\})? (.*)$/.exec(line) ?? [];
      return [labels, Number(value)];
    }),
  );
}

/** Reads over a socket, where warm reads of a site are answered before the framework sees them. */
function readOverSocket({ app }: World, path: string, apiKey: string): Promise<number | undefined> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    http
      .get({ port, path, headers: { authorization: `Api-Key ${apiKey}` } }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      )
      .on('error', reject);
  });
}

describeOnBothDatabases('metrics', (makeWorld, dialect) => {
  test('report how busy the database, the queues and the event loop are, and which mails wait', async () => {
    const world = await makeWorld(metered);
    const email = 'ana@example.test';
    await world.guest.post('/api/newsletter/', { email });
    world.pass(90_000);
    const { text } = await scrape(world);
    const value = (name: string) => valuesOf(text, name).get('');
    expect(value('octavo_mails_waiting')).toBe(1);
    expect(value('octavo_mails_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect(value('octavo_mails_given_up')).toBe(0);
    expect(value('octavo_uploads_waiting')).toBe(0);
    expect(value('octavo_calls_in_progress')).toBe(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(value('octavo_database_connections')).toEqual(
      dialect === 'postgres' ? expect.any(Number) : undefined,
    );
    expect(value('octavo_database_waiting')).toBe(dialect === 'postgres' ? 0 : undefined);
  });
});

describeOn('sqlite', 'metrics', (makeWorld) => {
  test('count requests by method, route and status, with their durations', async () => {
    const world = await makeWorld(metered);
    const ana = await world.user('Ana');
    const shop = await world.workspace(ana);
    await ana.get(`/api/workspaces/${shop.id}/`);
    await world.guest.get(`/api/workspaces/${shop.id}/`);
    await world.guest.get('/api/no-such-thing/');
    const { status, headers, text } = await scrape(world);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers['cache-control']).toBe('no-store');
    const counts = valuesOf(text, 'octavo_http_request_duration_seconds_count');
    const route = '/api/workspaces/:id/';
    expect(counts.get(`method="GET",route="${route}",status="200"`)).toBe(1);
    expect(counts.get(`method="GET",route="${route}",status="401"`)).toBe(1);
    expect(counts.get('method="GET",route="other",status="404"')).toBe(1);
    expect(text).not.toContain(shop.id);
  });

  test('count the reads of a site that are answered early, and whether the cache had them', async () => {
    const world = await makeContentWorld(() => makeWorld(metered));
    await world.publish();
    const { api_key } = await world.createApiKey(world.editor, world.site.id);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    // Before the server hears changes, it keeps nothing in its caches.
    const { changes } = world.dependencies;
    await expect.poll(() => changes.live && changes.settled(world.site.id)).toBe(true);
    const path = '/api/delivery/pages/?path=%2F';
    for (let n = 0; n < 4; n += 1) expect(await readOverSocket(world, path, api_key)).toBe(200);
    const { text } = await scrape(world);
    const counts = valuesOf(text, 'octavo_http_request_duration_seconds_count');
    expect(counts.get('method="GET",route="/api/delivery/pages/",status="200"')).toBe(4);
    const reads = valuesOf(text, 'octavo_cache_reads_total');
    expect(reads.get('cache="delivery",result="miss"')).toBe(1);
    expect(reads.get('cache="delivery",result="hit"')).toBe(3);
  });

  test('need the token, and do not exist without a configured one', async () => {
    const world = await makeWorld(metered);
    for (const wrong of ['', 'Bearer another-token-entirely', `Token ${token}`, token])
      expect((await scrape(world, wrong)).status, wrong).toBe(401);
    const without = await makeWorld();
    for (const presented of ['Bearer ', `Bearer ${token}`])
      expect((await scrape(without, presented)).status).toBe(404);
  });

  test('are answered even when the database cannot count the waiting mails', async () => {
    const world = await makeWorld(metered);
    await world.dependencies.db.schema.dropTable('outbox').execute();
    const { status, text } = await scrape(world);
    expect(status).toBe(200);
    expect(valuesOf(text, 'octavo_mails_waiting').get('')).toBeNaN();
    expect(valuesOf(text, 'octavo_calls_in_progress').get('')).toBe(0);
  });
});
