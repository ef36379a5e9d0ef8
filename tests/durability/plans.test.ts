import { describe, expect, it } from 'vitest';
import type { Block, BlockContentModel, Page } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { fc } from '../../tools/seeded.ts';
import { until } from '../../tools/until.ts';
import { adminAccount, databaseKinds } from '../support/real-server.ts';
import { signInToApi } from './author.ts';
import { startServer } from './installation.ts';
import { plan as chosen, rounds, printCounts } from './rounds.ts';

const textField = { field_type: 'text', field_title: 'Text', required: false, order: 0, field_values: null };

/** Blocks in a page, and pages: more than a request rewrites itself. */
const size = { blocks: 60, pages: 24 };

describe.each(databaseKinds)('a server on %s that is killed while a plan runs', (kind) => {
  it('has changed nothing, or finishes the plan after the start, and undoes it to the same bytes', async () => {
    const server = await startServer(kind);
    const author = await signInToApi(server.url);
    const admin = await signInToApi(server.url, adminAccount);
    const body = { name: 'Killed', content_model: { text: textField } };
    const model = await admin.call<BlockContentModel>('block-content-models/', { body });
    const first = await author.makePage();
    for (let at = 0; at < size.blocks; at += 1) {
      const block = { page: first, block_content_model: model.id, data: { text: `Words ${at}` } };
      await author.call<Block>('blocks/', { body: block });
    }
    const pages = [first];
    while (pages.length < size.pages)
      pages.push((await author.call<Page>(`pages/${first}/duplicate/`, { method: 'POST' })).id);
    const read = async () => {
      const all = await Promise.all(pages.map((id) => author.readBlocks(id)));
      return all.flat().map(({ data }) => data);
    };
    const before = await read();
    const url = `block-content-models/${model.id}/plans/`;
    const operations = [{ op: 'retype', field: 'text', field_type: 'textarea', field_values: null }];
    let resumed = 0;
    const kills = chosen(rounds(1, 50), fc.integer({ min: 0, max: 60 }));
    for (const reads of kills) {
      const made = await admin.call<Plan>(url, { body: { operations } });
      const { id } = made;
      const to = (made.operations[0] as { to?: string }).to ?? '';
      const after = before.map((data) => ({ [to]: (data as { text: string }).text }));
      const killWhile = async (path: string) => {
        const sending = admin.send('POST', `${url}${id}/${path}/`, path === 'apply' ? {} : undefined);
        for (let done = 0; done < reads; done += 1) await admin.call(`${url}${id}/`);
        await server.kill();
        await sending;
        await server.restart();
      };
      const state = async () => (await admin.call<Plan>(`${url}${id}/`)).state;
      await killWhile('apply');
      if ((await state()) === 'draft') {
        expect(await read()).toEqual(before);
        await admin.call(`${url}${id}/apply/`, { body: {} });
      } else if ((await state()) === 'running') resumed += 1;
      expect(await read()).toEqual(after);
      await until(async () => (await state()) === 'done');
      expect(await read()).toEqual(after);
      await killWhile('undo');
      if ((await state()) === 'done') await admin.call(`${url}${id}/undo/`, { method: 'POST' });
      await until(async () => (await state()) === 'undone');
      expect(JSON.stringify(await read())).toBe(JSON.stringify(before));
    }
    expect(server.output()).not.toMatch(/error/i);
    printCounts({ 'blocks in each round': size.blocks * size.pages, 'resumed after the start': resumed });
  });
});
