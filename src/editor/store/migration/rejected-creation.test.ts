import { describe, expect, it } from 'vitest';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { openTestEditor, storedHero } from '../../testing/open-test-editor.ts';

const definition = {
  ...{ field_type: 'text', field_title: 'Credit', required: false, order: 9, field_values: null },
};
const addCredit: PlanOperation = { op: 'add', field: 'credit', definition };
const noPlace = { kind: 'fieldErrors', errors: { shape: ['There is no place for “Credit”.'] } } as const;

/** An editor with a new block that is not saved yet, and the shapes of what is created. */
async function open() {
  const page = openTestEditor({ blocks: [storedHero('a')] });
  const { api, commands, state, type } = page;
  const { create } = api;
  const shapes: number[] = [];
  Object.assign(api, {
    create: (block: Parameters<typeof create>[0]) => {
      shapes.push(block.shape);
      return create(block);
    },
  });
  api.planElsewhere('hero', [addCredit]);
  type('a', 'title', 'Learns of the field');
  await commands.save('a');
  commands.add('hero');
  const key = state().openKey ?? '';
  type(key, 'title', 'Stays');
  type(key, 'credit', 'Typed');
  return { ...page, key, shapes };
}

describe('a new block with a field of a plan that is undone', () => {
  it('is rejected, offers what was typed there, and is saved without it', async () => {
    const { api, commands, block, state, key, shapes } = await open();
    api.undoElsewhere('hero');
    api.rejectNext(noPlace);
    expect(await commands.save(key)).toBe(false);
    expect(block(key)).toMatchObject({
      draft: { title: 'Stays' },
      failure: 'There is no place for “Credit”.',
    });
    expect(block(key).draft).not.toHaveProperty('credit');
    expect(state().recovery).toMatchObject([{ lost: [{ title: 'Credit', text: 'Typed' }] }]);
    expect(await commands.save(key)).toBe(true);
    expect(block(key)).toMatchObject({ saved: { title: 'Stays' }, failure: null });
    expect(shapes).toEqual([1, 2]);
  });

  it('is another attempt then, also if the first one had no answer', async () => {
    const { api, commands, block, type, key, shapes } = await open();
    api.rejectNext({ kind: 'failed', message: 'offline', unanswered: true });
    await commands.save(key);
    api.undoElsewhere('hero');
    type('a', 'title', 'Learns that it is gone');
    await commands.save('a');
    api.rejectNext(noPlace);
    expect(await commands.save(key)).toBe(false);
    expect(await commands.save(key)).toBe(true);
    expect(shapes).toEqual([1, 1, 2]);
    expect(block(key)).toMatchObject({ saved: { title: 'Stays' }, sync: 'idle' });
  });
});
