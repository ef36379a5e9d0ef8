import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import type { DeliverySchema } from '../../shared/wire/delivery.ts';
import { describeOnBothDatabases, type MakeWorld, type Member } from '../support/world.ts';
import { makeContentWorld, publishWithout, textField } from './content-world.ts';

const url = '/api/block-content-models/';

/** An editor with a blog, a stranger with a shop, and block types that are restricted to some workspaces. */
async function makeStage(makeWorld: MakeWorld) {
  const world = await makeContentWorld(makeWorld);
  const stranger = await world.user('Bo');
  const shop = await world.workspace(stranger, { type: 'SHOP', title: 'Shop' });
  const named = async (name: string, about: object) =>
    (await world.addModel({ text: textField }, { name, ...about })).id;
  const types = {
    ofShops: await named('Of shops', { available: { workspace_types: ['SHOP'] } }),
    ofStranger: await named('Of the stranger', { available: { workspaces: [shop.id, newId()] } }),
    ofBoth: await named('Of both', { available: { workspaces: [shop.id, world.site.id] } }),
    archived: await named('Archived', { archived: true }),
    part: await named('Part of shops', {
      content_model_type: 'COMPONENT',
      available: { workspaces: [shop.id] },
    }),
  };
  const list = (caller: Member) => caller.read<BlockContentModel[]>(url);
  return {
    ...world,
    ...{ stranger, shop, types, list },
    /** The types that a user sees, in the list and by their ids. */
    async seen(caller: Member): Promise<string[]> {
      const listed = new Set((await list(caller)).map(({ id }) => id));
      const names: string[] = [];
      for (const [name, id] of Object.entries(types)) {
        const { status } = await caller.get(`${url}${id}/`);
        expect([name, status]).toEqual([name, listed.has(id) ? 200 : 404]);
        const steps = await caller.get(`${url}${id}/steps/`);
        expect([name, steps.status]).toEqual([name, status]);
        if (listed.has(id)) names.push(name);
      }
      return names;
    },
    say: async (id: string, body: object) => (await world.admin()).change(`${url}${id}/`, body),
  };
}

describeOnBothDatabases('The block types that a caller sees', (makeWorld) => {
  it('are those that a workspace of theirs may use, without the ids of others', async () => {
    const stage = await makeStage(makeWorld);
    expect(await stage.seen(stage.editor)).toEqual(['ofBoth']);
    expect(await stage.seen(stage.stranger)).toEqual(['ofShops', 'ofStranger', 'ofBoth', 'part']);
    expect(await stage.seen(await stage.admin())).toEqual(Object.keys(stage.types));
    for (const [caller, own] of [
      [stage.editor, stage.site.id],
      [stage.stranger, stage.shop.id],
    ] as const)
      for (const { available } of await stage.list(caller))
        for (const id of available?.workspaces ?? []) expect(id).toBe(own);
    // A user without a workspace sees the unrestricted types.
    expect((await stage.list(await stage.user('Eve'))).map(({ id }) => id)).toContain(stage.note.id);
  });

  it('include those that they use, which are offered no more', async () => {
    const stage = await makeStage(makeWorld);
    const { types, site, shop, say, seen, editor } = stage;
    await say(types.archived, { archived: false });
    await stage.addBlock('kept', { block_content_model: types.archived });
    await stage.addBlock('kept', { block_content_model: types.ofBoth });
    await say(types.part, { available: { workspaces: [site.id] } });
    const component = { workspace: site.id, block_content_model: types.part, data: {} };
    await editor.create('/api/components/', component);
    await say(types.archived, { archived: true });
    for (const type of [types.ofBoth, types.part]) await say(type, { available: { workspaces: [shop.id] } });
    expect(await seen(editor)).toEqual(['ofBoth', 'archived', 'part']);
    // They are not offered for new blocks.
    const kept = (await stage.list(editor)).filter(({ id }) => id === types.ofBoth || id === types.part);
    expect(kept.map(({ available }) => available)).toEqual([{ workspaces: [] }, { workspaces: [] }]);
    expect(await seen(stage.stranger)).toEqual(['ofShops', 'ofStranger', 'ofBoth', 'part']);
  });

  it('are in the schema of a site only if its workspace may use, uses or shows them', async () => {
    const stage = await makeStage(makeWorld);
    const { api_key: apiKey } = await stage.createApiKey(stage.editor, stage.site.id);
    const described = async () => {
      const { blocks, components } = await stage
        .withKey(apiKey)
        .read<DeliverySchema>('/api/delivery/schema/');
      const names = ['Of shops', 'Of the stranger', 'Of both', 'Archived', 'Part of shops'];
      return [...blocks, ...components].map(({ type }) => type).filter((type) => names.includes(type));
    };
    expect(await described()).toEqual(['Of both']);
    await stage.say(stage.types.ofStranger, { available: { workspaces: [stage.site.id] } });
    const block = await stage.addBlock('live', { block_content_model: stage.types.ofStranger });
    await publishWithout(stage, block);
    await stage.say(stage.types.ofStranger, { available: { workspaces: [stage.shop.id] } });
    expect(await described()).toEqual(['Of the stranger', 'Of both']);
  });
});
