import { fc } from '../../../tools/seeded.ts';
import { describe, expect, it } from 'vitest';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';
import { articleModel } from '../testing/sample-models.ts';
import type { EditorState } from './editor-state.ts';

/** The blocks as a user sees them. */
function seen({ order, blocks }: EditorState) {
  return order.map((key) => [key, blocks.get(key)?.draft]);
}

const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('add'), model: fc.constantFrom('hero', 'quote') }),
  fc.record({
    kind: fc.constant('type'),
    at: fc.nat(9),
    text: fc.string({ maxLength: 4 }),
    pause: fc.nat(2000),
  }),
  fc.record({ kind: fc.constant('move'), at: fc.nat(9), to: fc.nat(9) }),
  fc.record({ kind: fc.constant('remove'), at: fc.nat(9) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

function openPage() {
  return openTestEditor({ blocks: [storedHero('a'), storedHero('b')] });
}

function take({ clock, commands, state, type }: ReturnType<typeof openPage>, step: Step): void {
  const { order } = state();
  const key = 'at' in step ? (order[step.at % order.length] ?? '') : '';
  if ('model' in step) commands.add(step.model);
  else if ('text' in step) {
    clock.now += step.pause;
    type(key, 'title', step.text);
  } else if ('to' in step) commands.move(key, step.to % order.length);
  else if (key.startsWith('key')) commands.remove(key);
}

describe('undo and redo', () => {
  it('lead back to the start and forward to the end, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const page = openPage();
        const start = seen(page.state());
        for (const taken of steps) take(page, taken);
        const end = seen(page.state());
        const length = page.state().past.length;
        for (let count = 0; count < length; count += 1) page.commands.undo();
        expect(seen(page.state())).toEqual(start);
        for (let count = 0; count < length; count += 1) page.commands.redo();
        expect(seen(page.state())).toEqual(end);
      }),
    );
  });

  it('treat typing without a pause as one step', () => {
    const { clock, commands, block, state, type } = openPage();
    for (const text of ['N', 'Ne', 'New']) {
      clock.now += 200;
      type('a', 'title', text);
    }
    expect(state().past).toHaveLength(1);
    clock.now += 1500;
    type('a', 'title', 'New!');
    commands.undo();
    expect(block('a').draft['title']).toBe('New');
    commands.undo();
    expect(block('a').draft['title']).toBe('Title a');
  });

  it('treat typing in a formatted text as one step too, and each tick of a box as its own', () => {
    const { clock, commands, block, state, type } = openTestEditor({
      models: [articleModel],
      blocks: [{ id: 'a', modelId: articleModel.id, data: { text: [], wide: false }, revision: 1 }],
    });
    const typed = (text: string) => [{ type: 'paragraph', content: [{ text }] }];
    for (const text of ['N', 'Ne', 'New']) {
      clock.now += 200;
      type('a', 'text', typed(text));
    }
    expect(state().past).toHaveLength(1);
    for (const wide of [true, false]) {
      clock.now += 200;
      type('a', 'wide', wide);
    }
    expect(state().past).toHaveLength(3);
    for (let step = 0; step < 3; step += 1) commands.undo();
    expect(block('a').draft).toEqual({ text: [], wide: false });
  });

  it('open the block they change', () => {
    const { commands, state, type } = openPage();
    type('a', 'title', 'Changed');
    commands.toggle('b');
    commands.undo();
    expect(state().openKey).toBe('a');
    expect(state().announcement).toMatchObject({ kind: 'undone', modelId: 'hero', position: 1 });
  });

  it('never remove a block that is on the server', async () => {
    const { api, commands, state, type } = openPage();
    commands.add('hero');
    type('key-1', 'title', 'Kept');
    await commands.save('key-1');
    for (let count = 0; count < 5; count += 1) commands.undo();
    expect(state().order).toContain('key-1');
    expect(api.blocks).toHaveLength(3);
  });

  it('turn an undone edit after a save into a change to save', async () => {
    const { api, commands, block, type } = openPage();
    type('a', 'title', 'Saved');
    await commands.save('a');
    commands.undo();
    expect(block('a').draft['title']).toBe('Title a');
    await commands.save('a');
    expect(api.blocks[0]?.data['title']).toBe('Title a');
  });

  it('save the order when a move is undone', async () => {
    const { api, commands } = openPage();
    commands.move('b', 0);
    commands.undo();
    await expect.poll(() => api.blocks.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('skip a block that is waiting for a response', async () => {
    const { api, commands, state, type } = openPage();
    commands.add('hero');
    type('key-1', 'title', 'On its way');
    const resume = api.pause();
    const saving = commands.save('key-1');
    await expect.poll(() => api.calls).toEqual(['create']);
    commands.undo();
    commands.undo();
    expect(state().order).toContain('key-1');
    resume();
    expect(await saving).toBe(true);
  });
});
