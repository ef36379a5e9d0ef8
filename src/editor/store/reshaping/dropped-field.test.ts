import { expect, it } from 'vitest';
import { openTestEditor, storedHero } from '../../testing/open-test-editor.ts';
import { heroModel } from '../../testing/sample-models.ts';

it('offers what was typed into a field that a block type lost without a plan, and saves the rest', async () => {
  const { api, type, commands, block, state } = openTestEditor({ blocks: [storedHero('a')] });
  type('a', 'text', 'Nowhere to go');
  type('a', 'title', 'Stays');
  const { text: _gone, ...content_model } = heroModel.content_model;
  api.rewriteElsewhere('hero', content_model);
  api.refuseNext({ kind: 'fieldErrors', errors: { text: ['This block type has no field “text”.'] } });
  expect(await commands.save('a')).toBe(false);
  expect(block('a').failure).toBe('This block type has no field “text”.');
  expect(state().recovery).toMatchObject([{ lost: [{ title: 'Text', text: 'Nowhere to go' }] }]);
  expect(await commands.save('a')).toBe(true);
  expect(api.blocks[0]?.data).toMatchObject({ title: 'Stays' });
});
