import { expect, it } from 'vitest';
import type { FieldPlugin } from '../../field-plugins/sdk/contract/field.ts';
import type { Block } from '../../shared/wire/content.ts';
import { breakDown, brittleField, registryWithBrittle } from '../../src/editor/testing/brittle-field.ts';
import { describeOn, type MakeWorld } from '../support/world.ts';
import { bodyOf, makeContentWorld, textField } from './content-world.ts';

const soundly = {
  check: () => [],
  upgrade: (stored: unknown) => stored,
};

/** A site with a block of a text and a brittle field, stored while the plugin still worked. */
async function makeSite(makeWorld: MakeWorld) {
  const broken = new Set<string>();
  const members = Object.fromEntries(
    Object.entries(soundly).map(([member, answer]) => [
      member,
      (value: unknown) => (broken.has(member) ? breakDown() : answer(value)),
    ]),
  ) as Partial<FieldPlugin>;
  const world = await makeContentWorld(makeWorld, { overrides: { registry: registryWithBrittle(members) } });
  const model = await world.addModel({ text: textField, brittle: brittleField });
  const data = { text: 'Sound', brittle: { kept: 1 } };
  const body = { page: world.home.id, block_content_model: model.id, data };
  const block = await world.editor.create<Block>('/api/blocks/', body);
  return {
    ...world,
    block,
    breakMember: (member: keyof typeof soundly) => void broken.add(member),
    write: (changed: object) =>
      world.editor.patch<Block>(`/api/blocks/${block.id}/`, { data: { ...data, ...changed } }),
    faults: () =>
      world.logged
        .map((line) => JSON.parse(line) as { plugin?: string; member?: string })
        .flatMap(({ plugin, member }) => (plugin === undefined ? [] : [`${plugin}.${member}`])),
  };
}

describeOn('sqlite', 'A field plugin that fails on the server', (makeWorld) => {
  it.each(['check', 'upgrade'] as const)(
    'in %s: its stored value stays, a new one is rejected, and the other fields are saved',
    async (member) => {
      const site = await makeSite(makeWorld);
      site.breakMember(member);
      const saved = bodyOf(await site.write({ text: 'Changed' }), 200);
      expect(saved.data).toEqual({ text: 'Changed', brittle: { kept: 1 } });
      const rejected = await site.write({ text: 'Again', brittle: { kept: 2 } });
      expect([rejected.status, Object.keys(rejected.body)]).toEqual([400, ['brittle']]);
      expect(rejected.text).toContain('the “brittle” plugin failed');
      expect((await site.readPage()).page_blocks[0]?.data).toEqual(saved.data);
      expect(site.faults()).toEqual([`brittle.${member}`]);
    },
  );
});
