import { fc } from '../../../tools/seeded.ts';
import { expect, it } from 'vitest';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import { createMemoryBlockApi } from '../testing/memory-block-api.ts';
import { createMemoryJournal, storedHero } from '../testing/open-test-editor.ts';
import { sampleModels } from '../testing/sample-models.ts';
import { createEditor } from './create-editor.ts';

const step = fc.record({
  who: fc.nat(1),
  act: fc.constantFrom('title', 'text', 'save'),
});

function openTwo() {
  const blocks = [storedHero('a')];
  const api = createMemoryBlockApi(blocks);
  const open = () =>
    createEditor({
      ...{ blocks, models: sampleModels, registry: fieldRegistry, api },
      journal: createMemoryJournal(),
      notify: () => undefined,
    });
  return { api, editors: [open(), open()] };
}

it('two editors of one block never overwrite changes they have not seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { api, editors } = openTwo();
      let count = 0;
      for (const { who, act } of steps) {
        const editor = editors[who];
        const block = editor?.store.getState().blocks.get('a');
        if (!editor || !block || block.sync === 'conflict') continue;
        if (act !== 'save') {
          count += 1;
          editor.commands.edit('a', act, `${act} ${who} ${count}`);
          continue;
        }
        const before = api.blocks[0]?.data;
        await editor.commands.save('a');
        const after = api.blocks[0]?.data;
        // A field that the other editor changed since this one last saw it is still there, whatever was saved.
        for (const name of ['title', 'text']) {
          if (before?.[name] !== block.saved?.[name]) expect(after?.[name]).toBe(before?.[name]);
        }
      }
    }),
    { numRuns: 1000 },
  );
});
