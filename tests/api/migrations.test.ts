import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrations } from '../../server/migrations/index.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { bringUpToDate, migrate } from '../../server/platform/database/migrate.ts';
import { openPostgres } from '../../server/platform/database/postgres.ts';
import { describeOn, describeOnBothDatabases } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';
import { undoMigrationsSince0018 } from './undo-migrations.ts';

/** How long a request's connection may take, in milliseconds; shorter than usual, so that exceeding it is quick. */
const patience = { statement: 200, silence: 300 };

describeOn('postgres', 'A migration', (makeWorld) => {
  it('may take longer than any request, while other processes wait for it', async () => {
    const { config } = (await makeWorld()).dependencies;
    let made = 0;
    const slow = async (db: Kysely<unknown>) => {
      made += 1;
      // The statement waits for a lock of a request's connection, until that connection is lost.
      const requests = openPostgres(config.databaseUrl ?? '', { patience });
      const request = await requests.connect();
      await request.query('select pg_advisory_lock(1)');
      await sql`select pg_advisory_xact_lock(1)`.execute(db);
      request.release(true);
      await requests.end();
    };
    const start = async () => {
      const database = openDatabase(config, { patience });
      try {
        await bringUpToDate(config, database, { ...migrations, '9999-slow': { up: slow } });
      } finally {
        await database.close();
      }
    };
    await Promise.all([start(), start()]);
    expect(made).toBe(1);
  });
});

describeOnBothDatabases('The texts for search', (makeWorld) => {
  it('of a database of an earlier release get the usual spelling of letters', async () => {
    const world = await makeContentWorld(makeWorld);
    const { db, config, dialect } = world.dependencies;
    const page = await world.page(world.editor, world.site.id, { title: 'Łódź', url_path: '/lodz' });
    await db.updateTable('pages').set({ title_folded: 'łodz' }).where('id', '=', page.id).execute();
    await db.updateTable('workspaces').set({ title: 'Ærø', title_folded: 'ærø' }).execute();
    const { id } = world.editor;
    await db.updateTable('users').set({ name: 'Þór', search_folded: 'þor' }).where('id', '=', id).execute();
    await db.updateTable('users').set({ search_folded: '' }).where('id', '!=', id).execute();
    await undoMigrationsSince0018(db);
    await bringUpToDate(config, { db, dialect });
    const folded = async (table: 'pages' | 'workspaces') =>
      (await db.selectFrom(table).select('title_folded').execute()).map((row) => row.title_folded);
    expect((await folded('pages')).toSorted()).toEqual(['home', 'lodz']);
    expect(new Set(await folded('workspaces'))).toEqual(new Set(['aero']));
    const users = await db.selectFrom('users').select(['id', 'email', 'search_folded']).execute();
    for (const user of users) expect(user.search_folded).toBe(user.id === id ? `thor ${user.email}` : '');
  });
});

describeOn('sqlite', 'The slugs of block types', (makeWorld) => {
  it('are those of the library under any current name of its types, and unique for all others', async () => {
    const { config } = (await makeWorld()).dependencies;
    const dataDir = path.join(config.dataDir, 'earlier release');
    fs.mkdirSync(dataDir);
    const { db, close } = openDatabase({ dataDir, databaseUrl: undefined });
    const names = Object.keys(migrations);
    const earlier = names.slice(0, names.indexOf('0008-block-type-slugs'));
    await migrate(db, Object.fromEntries(earlier.map((name) => [name, migrations[name] as Migration])));
    const untyped = db.withTables<{ block_content_models: Record<string, string | number> }>();
    const rename = (from: string, name: string) =>
      untyped.updateTable('block_content_models').set({ name }).where('name', '=', from).execute();
    await rename('Hero', 'Naslov');
    const own = ['Hero', 'Галерија слика', 'Galerija – slika', 'Größe', '図', ''];
    const row = { content_model_type: 'PAGE', content_model: '{}', revision: 1 };
    const rows = own.map((name, index) => ({ ...row, id: `0-${index}`, name }));
    await rename('Quote', 'Citat');
    await untyped.insertInto('block_content_models').values(rows).execute();
    await migrate(db);
    const slugs = await db.selectFrom('block_content_models').select(['name', 'slug']).execute();
    const known = Object.fromEntries(slugs.map(({ name, slug }) => [name, slug]));
    expect(known).toMatchObject({
      ...{ Naslov: 'hero', Citat: 'quote', Hero: 'hero-2', 'Image gallery': 'image-gallery', FAQ: 'faq' },
      ...{ 'Галерија слика': 'galerija-slika', 'Galerija – slika': 'galerija-slika-2' },
      ...{ Größe: 'grosse', 図: 'type', '': 'type-2' },
    });
    for (const name of own) expect(known[name], name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    await close();
  });
});
