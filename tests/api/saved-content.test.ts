import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import type { Block, Component } from '../../shared/wire/content.ts';
import { describeOnBothDatabases, type MakeWorld } from '../support/world.ts';
import { makeContentWorld, ownHistory, textField } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const kinds = [
  ['block', 'PAGE', 'page'],
  ['component', 'COMPONENT', 'workspace'],
] as const;

for (const [kind, content_model_type, container] of kinds) {
  /** A block or component with the text “one”. */
  async function start(makeWorld: MakeWorld) {
    const world = await makeContentWorld(makeWorld);
    const { editor } = world;
    const [type, otherType] = [
      await world.addModel({ text: textField }, { content_model_type }),
      await world.addModel({ text: textField }, { content_model_type }),
    ];
    const [place, otherPlace] =
      kind === 'block'
        ? [world.home, await world.page(editor, world.site.id, { url_path: '/other' })]
        : [world.site, await world.workspace(editor, { title: 'Other' })];
    const url = `/api/${kind}s/`;
    const body = { [container]: place.id, block_content_model: type.id, data: { text: 'one' } };
    const made = await editor.create<Block | Component>(url, body);
    const path = `${url}${made.id}/`;
    return {
      ...world,
      made,
      otherPlace,
      otherType,
      send: (block_content_model: string) => editor.post(url, { ...body, block_content_model }),
      read: () => editor.get<Block | Component>(path),
      patch: (fields: object, match?: string) =>
        editor.patch<Block | Component>(path, fields, match === undefined ? {} : { 'if-match': match }),
      remove: (match?: string) =>
        editor.delete(path, undefined, match === undefined ? {} : { 'if-match': match }),
    };
  }

  describeOnBothDatabases(`A ${kind}`, (makeWorld) => {
    it('counts its revisions, and its overwritten and deleted data is kept', async () => {
      const world = await start(makeWorld);
      const changed = await world.patch({ ...world.made, data: { text: 'two' } }, '"1"');
      expect([changed.status, changed.headers['etag']]).toEqual([200, '"2"']);
      expect(changed.body).toMatchObject({ revision: 2, data: { text: 'two' } });
      expect((await world.read()).body).toEqual(changed.body);
      expectAnswer(await world.remove(), 204, undefined);
      expect((await world.read()).status).toBe(404);
      const { id: source } = world.made;
      const kept = { source, replaced_by: world.editor.id };
      expect(await ownHistory(world)).toMatchObject([
        { ...kept, revision: 1, data: '{"text":"one"}' },
        { ...kept, revision: 2, data: '{"text":"two"}' },
      ]);
    });

    it('keeps its place and type', async () => {
      const world = await start(makeWorld);
      const elsewhere = { [container]: world.otherPlace.id, block_content_model: world.otherType.id };
      expectAnswer(await world.patch({ ...elsewhere, data: { text: 'two' } }), 400, {
        [container]: ['This field can’t be changed.'],
        block_content_model: ['This field can’t be changed.'],
      });
      expect((await world.read()).body).toEqual(world.made);
    });

    it('has a type of its kind', async () => {
      const world = await start(makeWorld);
      const type = kind === 'block' ? 'COMPONENT' : 'PAGE';
      const foreign = await world.addModel({ text: textField }, { content_model_type: type });
      expectAnswer(await world.send(foreign.id), 400, {
        block_content_model: ['This block type isn’t allowed here.'],
      });
      expectAnswer(await world.send(newId()), 400, { block_content_model: ['Unknown block type'] });
    });

    it('rejects a stale write and returns its current state', async () => {
      const world = await start(makeWorld);
      const current = (await world.patch({ data: { text: 'two' } }, '"1"')).body;
      const stale = { status: 412, body: { code: 'stale_write', current } };
      for (const match of ['"1"', '"nonsense"']) {
        expect(await world.patch({ data: { text: 'three' } }, match)).toMatchObject(stale);
        expect(await world.remove(match)).toMatchObject(stale);
      }
      expect((await world.read()).body).toEqual(current);
      expect((await world.patch({ data: { text: 'four' } }, '*')).status).toBe(200);
    });

    it('is not changed by a write of the same data', async () => {
      const world = await start(makeWorld);
      const before = await world.readPage();
      expectAnswer(await world.patch({ data: { text: 'one' } }), 200, world.made);
      expect(await world.readPage()).toEqual(before);
    });
  });
}
