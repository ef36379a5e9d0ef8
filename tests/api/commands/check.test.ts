import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { seedDemo } from '../../../server/demo/seed-demo.ts';
import { octavo } from '../../support/octavo-in-process.ts';
import { serveWorld } from '../../support/served-world.ts';

interface Report {
  readonly ok: boolean;
  readonly rows: number;
  readonly files: number;
  readonly damage: readonly { part: string; where: string; problem: string }[];
  readonly notes: readonly { part: string; where: string; problem: string }[];
  readonly recounted: readonly { where: string; problem: string }[];
}

async function check(
  environment: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<{ code: number | null; report: Report }> {
  const { code, out, error } = await octavo(environment, ['check', '--json', ...options]);
  expect(error).toBe('');
  return { code, report: JSON.parse(out) as Report };
}

describe.each(['sqlite', 'postgres'] as const)('octavo check, on %s', (dialect) => {
  it('finds nothing in a sound installation, and every kind of damage in another', async () => {
    const server = await serveWorld(dialect, seedDemo);
    onTestFinished(() => server.close());
    const { environment, dependencies } = server;
    const { db } = dependencies;
    const sound = await check(environment);
    expect([sound.code, sound.report.ok, sound.report.damage, sound.report.notes]).toEqual([0, true, [], []]);
    expect(sound.report.files).toBeGreaterThan(10);
    expect(sound.report.rows).toBeGreaterThan(50);
    const output = await octavo(environment, ['check']);
    expect([output.code, output.out]).toEqual([
      0,
      `${sound.report.rows} rows and ${sound.report.files} files checked: no damage.\n`,
    ]);

    const [block, mismatch] = await db
      .selectFrom('blocks')
      .select(['id', 'page'])
      .orderBy('id')
      .limit(2)
      .execute();
    const [missing, short] = await db.selectFrom('media').select(['id', 'file']).limit(2).execute();
    const page = await db
      .selectFrom('pages')
      .select('id')
      .where('live_version', 'is not', null)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('blocks')
      .set({ data: '{"half":' })
      .where('id', '=', block?.id ?? '')
      .execute();
    await db
      .updateTable('blocks')
      .set({ data: '{"odd":1}' })
      .where('id', '=', mismatch?.id ?? '')
      .execute();
    await db.updateTable('pages').set({ live_version: 99 }).where('id', '=', page.id).execute();
    const { workspace } = await db.selectFrom('media').select('workspace').executeTakeFirstOrThrow();
    await db
      .insertInto('content_references')
      .values({ workspace, source: 'gone', source_page: null, target_kind: 'media', target: 'gone-too' })
      .execute();
    const media = path.join(server.dataDir, 'media');
    fs.rmSync(path.join(media, missing?.file ?? ''));
    fs.truncateSync(path.join(media, short?.file ?? ''), 7);
    fs.writeFileSync(path.join(media, 'stray.png'), 'stray');

    const { code, report } = await check(environment);
    expect([code, report.ok]).toEqual([1, false]);
    const damage = report.damage.map(({ part, where }) => `${part}: ${where}`).toSorted();
    const counts = [...new Set([block?.page, mismatch?.page])].map((id) => `counts: pages ${id}`);
    expect(damage).toEqual(
      [
        ...counts,
        `rows: blocks ${block?.id}`,
        `rows: pages ${page.id}`,
        'references: content_references gone',
        `images: media ${missing?.id}`,
        `images: media ${short?.id}`,
      ].toSorted(),
    );
    const notes = report.notes.map(({ where, problem }) => `${where} ${problem}`);
    expect(notes).toContain('stray.png belongs to no image');
    expect(notes).toContain('content_references gone the media gone-too is gone');
    expect(notes.some((note) => note.startsWith(`blocks ${mismatch?.id} does not fit its model`))).toBe(true);

    const corrected = await check(environment, '--recount');
    expect([corrected.code, corrected.report.recounted.map(({ where }) => `counts: ${where}`)]).toEqual([
      1,
      counts,
    ]);
    expect(corrected.report.damage.map(({ part, where }) => `${part}: ${where}`).toSorted()).toEqual(
      damage.filter((one) => !one.startsWith('counts')),
    );
  });
});

it('finds damaged pages and rows without parents in an SQLite file', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-damaged-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const server = await serveWorld('sqlite', seedDemo);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(server.dependencies.db);
  fs.cpSync(server.dataDir, folder, { recursive: true });
  await server.close();
  const environment = { OCTAVO_DATA_DIR: folder };
  const file = path.join(folder, 'octavo.sqlite');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec('delete from pages where id = (select page from blocks limit 1)');
  const row = database.prepare("select rootpage from sqlite_master where name = 'content_history'").get();
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const lines = ({ damage }: Report) =>
    damage.map(({ part, where, problem }) => `${part}: ${where} ${problem}`).join('\n');
  const orphaned = await check(environment);
  expect([orphaned.code, lines(orphaned.report)]).toEqual([
    1,
    expect.stringMatching(/^references: blocks row \d+ its row in pages is missing$/m),
  ]);

  const handle = fs.openSync(file, 'r+');
  fs.writeSync(handle, Buffer.alloc(4096, 0xee), 0, 4096, (Number(row?.['rootpage']) - 1) * 4096);
  fs.closeSync(handle);
  const damaged = await check(environment);
  expect([damaged.code, lines(damaged.report)]).toEqual([
    1,
    expect.stringMatching(/^file: the database file/m),
  ]);
  expect(lines(damaged.report)).toMatch(/^rows: content_history cannot be read/m);
});
