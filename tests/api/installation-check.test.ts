import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/dependencies.ts';
import { checkInstallation } from '../../server/modules/integrity/service.ts';
import { queueMail } from '../../server/modules/mails/service.ts';
import { recount } from '../../server/modules/usage/service.ts';
import type { Dependencies } from '../../server/platform/context.ts';
import { currentTables } from '../../server/platform/database/current-tables.ts';
import { countRows } from '../../server/platform/database/tables.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';

async function check(dependencies: Dependencies, options = { recount: false }) {
  const report = await checkInstallation(dependencies, { progress: () => undefined, ...options });
  const places = (list: readonly { where: string }[]) => list.map(({ where }) => where).toSorted();
  return { ...report, damaged: places(report.damage), noted: places(report.notes) };
}

describeOnBothDatabases('a check of an installation', (makeWorld) => {
  test('tries everything that is encrypted', async () => {
    const world = await makeContentWorld(makeWorld);
    const { db } = world.dependencies;
    const [whole, swapped, lost] = [
      await world.createApiKey(world.editor, world.site.id),
      await world.createApiKey(world.editor, world.site.id),
      await world.createApiKey(world.editor, world.site.id),
    ];
    const mail = { template: 'reset', to: 'ana@example.test', language: 'en', link: '/x' } as const;
    for (let n = 0; n < 3; n += 1) await queueMail(world.dependencies, db, mail);
    for (const key of ['one', 'two']) {
      const body = { type: 'BLOG', title: 'Once' };
      await world.editor.post('/api/workspaces/', body, { 'idempotency-key': key });
    }
    expect(await check(world.dependencies)).toMatchObject({ damaged: [], noted: [] });

    const { key_cipher } = await db
      .selectFrom('accesses')
      .select('key_cipher')
      .where('id', '=', whole.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('accesses').set({ key_cipher }).where('id', '=', swapped.id).execute();
    await db.updateTable('accesses').set({ key_hash: 'another' }).where('id', '=', lost.id).execute();
    const mails = await db.selectFrom('outbox').select('id').orderBy('id').execute();
    const [waiting = '', givenUp = ''] = mails.map(({ id }) => id).slice(1);
    const failed = { payload_cipher: 'x', failed_at: '2026-01-01T00:00:00.000Z' };
    await db.updateTable('outbox').set({ payload_cipher: 'x' }).where('id', '=', waiting).execute();
    await db.updateTable('outbox').set(failed).where('id', '=', givenUp).execute();
    await db.updateTable('idempotency_keys').set({ answer_cipher: 'x' }).where('key', '=', 'two').execute();
    const { damaged, noted } = await check(world.dependencies);
    expect(damaged).toEqual(
      [
        `accesses ${swapped.id}`,
        `accesses ${lost.id}`,
        `outbox ${waiting}`,
        `idempotency_keys ${world.editor.id} two`,
      ].toSorted(),
    );
    expect(noted).toEqual([`outbox ${givenUp}`]);

    const schema = fs.readFileSync(path.join(projectRoot, 'server/platform/database/schema.ts'), 'utf8');
    const encrypted = [...schema.matchAll(/^ {2}(\w+_cipher)\b/gm)].map(([, name]) => name);
    expect(encrypted).toEqual(['key_cipher', 'payload_cipher', 'answer_cipher']);
  });

  test('reads every row of every table', async () => {
    const { dependencies } = await makeContentWorld(makeWorld);
    const { db } = dependencies;
    const many = Array.from({ length: 1201 }, (_, at) => ({ name: `Setting ${at}`, value: 'x'.repeat(at) }));
    for (let at = 0; at < many.length; at += 400)
      await db
        .insertInto('settings')
        .values(many.slice(at, at + 400))
        .execute();
    const counts = Object.values(await countRows(db, await currentTables()));
    expect((await check(dependencies)).rows).toBe(counts.reduce((sum, count) => sum + count, 0));
  });

  test('reads every block, even if its model cannot be read', async () => {
    const world = await makeContentWorld(makeWorld);
    const { db } = world.dependencies;
    const block = await world.addBlock('One');
    await db
      .updateTable('block_content_models')
      .set({ content_model: '{', revision: 9 })
      .where('id', '=', world.note.id)
      .execute();
    await db.updateTable('blocks').set({ data: '{' }).where('id', '=', block.id).execute();
    const { damage } = await check(world.dependencies);
    const rows = damage.filter(({ part }) => part === 'rows').map(({ where }) => where);
    expect(rows.toSorted()).toEqual([`block_content_models ${world.note.id}`, `blocks ${block.id}`]);
  });

  test('compares every count with the stored data, and corrects it only on request', async () => {
    const world = await makeContentWorld(makeWorld);
    const { db } = world.dependencies;
    const other = await world.workspace(world.editor);
    await world.page(world.editor, other.id);
    await world.addBlock('One');
    const stored = () => db.selectFrom('workspace_usage').selectAll().orderBy('workspace').execute();
    const right = await stored();
    await db
      .updateTable('workspace_usage')
      .set((row) => ({ media_bytes: row('media_bytes', '+', 7), component_bytes: 1, blocks: 0 }))
      .where('workspace', '=', world.site.id)
      .execute();
    await db.deleteFrom('workspace_usage').where('workspace', '=', other.id).execute();
    await db.updateTable('pages').set({ data_bytes: 3 }).where('id', '=', world.home.id).execute();
    const wrong = [
      `pages ${world.home.id}`,
      ...Array.from({ length: 3 }, () => `workspaces ${world.site.id}`),
      `workspaces ${other.id}`,
    ].toSorted();
    expect(await check(world.dependencies)).toMatchObject({ damaged: wrong, recounted: [] });
    const corrected = await check(world.dependencies, { recount: true });
    expect([corrected.damaged, corrected.recounted.map(({ where }) => where).toSorted()]).toEqual([
      [],
      wrong,
    ]);
    expect(await stored()).toEqual(right);
    expect((await check(world.dependencies)).damaged).toEqual([]);
  });

  test('counts again during writes, and misses nothing', async () => {
    const world = await makeContentWorld(makeWorld);
    const again = async () => {
      await recount(world.dependencies, { count: 'data_bytes', id: world.home.id });
      await recount(world.dependencies, { count: 'blocks', id: world.site.id });
    };
    const writes = Array.from({ length: 12 }, (_, at) => world.addBlock(`Block ${at}`));
    await Promise.all([...writes, ...Array.from({ length: 6 }, again)]);
    expect((await check(world.dependencies)).damaged).toEqual([]);
  });
});
