import { describe, expect, it } from 'vitest';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';

const three = ['a', 'b', 'c'].map((id) => storedHero(id));

describe('moving blocks', () => {
  it('saves the new order of the saved blocks', async () => {
    const { api, commands, state } = openTestEditor({ blocks: three });
    commands.add('hero');
    commands.move('c', 0);
    commands.move('key-1', 1);
    await expect.poll(() => api.blocks.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(state().order).toEqual(['c', 'key-1', 'a', 'b']);
    expect(state().announcement).toEqual({ kind: 'moved', modelId: 'hero', position: 2, count: 4 });
  });

  it('counts the write in the state that moves the block, and ends it in the one that has the answer', async () => {
    const { editor, commands } = openTestEditor({ blocks: three });
    const writes: number[] = [];
    editor.store.subscribe((state) => void writes.push(state.writes));
    commands.move('c', 0);
    await expect.poll(() => writes).toEqual([1, 0]);
  });

  it('sends moves made during a call with one more call', async () => {
    const { api, commands, state } = openTestEditor({ blocks: three });
    const resume = api.pause();
    commands.move('a', 2);
    commands.move('b', 2);
    commands.move('c', 2);
    resume();
    await expect.poll(() => state().savedOrder).toEqual(state().order);
    expect(api.calls.length).toBeLessThan(3);
  });

  it('restores the server’s order when it rejects one, and leaves new blocks in place', async () => {
    const { api, commands, notices, state } = openTestEditor({ blocks: three });
    commands.add('hero');
    commands.move('key-1', 1);
    api.rejectNext({ kind: 'failed', message: 'No' });
    commands.move('c', 0);
    await expect.poll(() => state().order).toEqual(['a', 'b', 'key-1', 'c']);
    expect(notices).toEqual([{ kind: 'orderRefused', reason: 'No' }]);
    expect(
      state()
        .past.flat()
        .some((step) => step.kind === 'move'),
    ).toBe(false);
  });
});

describe('adding blocks in a place', () => {
  it('adds a block at the requested position, and the next one at the end', () => {
    const { commands, state } = openTestEditor({ blocks: three });
    commands.askType(1);
    commands.add('hero');
    commands.add('hero');
    expect(state().order).toEqual(['a', 'key-1', 'b', 'c', 'key-2']);
    expect(state().addAt).toBe(null);
  });

  it('adds a copy behind a block, which stays new until it is saved', async () => {
    const { api, commands, state } = openTestEditor({ blocks: three });
    commands.edit('a', 'title', 'Changed');
    commands.duplicate('a');
    expect(state().order).toEqual(['a', 'key-1', 'b', 'c']);
    expect(state().blocks.get('key-1')).toMatchObject({ id: null, draft: { title: 'Changed' } });
    expect(await commands.save('key-1')).toBe(true);
    expect(api.calls).toEqual(['create from a']);
    expect(api.blocks.map(({ data }) => data['title'])).toEqual([
      three[0]?.data['title'],
      'Changed',
      three[1]?.data['title'],
      three[2]?.data['title'],
    ]);
    commands.duplicate('gone');
    expect(state().order).toHaveLength(4);
    commands.duplicate('key-1');
    await commands.save(state().order[2] ?? '');
    expect(api.calls.at(-1)).toBe('create from new-1');
  });

  it('saves a block and its copy as two, even if neither has been saved', async () => {
    const { api, block, commands } = openTestEditor();
    commands.add('hero');
    commands.edit('key-1', 'title', 'Twice');
    commands.duplicate('key-1');
    await commands.saveAll();
    expect(api.blocks.map(({ data }) => data['title'])).toEqual(['Twice', 'Twice']);
    expect(block('key-1').id).not.toBe(block('key-2').id);
  });
});

describe('deleting blocks', () => {
  it('removes a block that was never saved without asking', () => {
    const { api, commands, state } = openTestEditor({ blocks: three });
    commands.add('hero');
    commands.remove('key-1');
    expect(state()).toMatchObject({ order: ['a', 'b', 'c'], deleteKey: null, openKey: null });
    expect(api.calls).toEqual([]);
  });

  it('asks before deleting a saved block', async () => {
    const { api, commands, notices, state } = openTestEditor({ blocks: three });
    commands.remove('b');
    expect(state().deleteKey).toBe('b');
    expect(api.calls).toEqual([]);
    expect(await commands.confirmDelete()).toBe(true);
    expect(api.blocks.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(state().order).toEqual(['a', 'c']);
    expect(notices).toEqual([{ kind: 'deleted' }]);
  });

  it('restores a deleted block as a new one on undo', async () => {
    const { api, block, commands, state } = openTestEditor({ blocks: three });
    commands.remove('b');
    await commands.confirmDelete();
    commands.undo();
    expect(state().order).toEqual(['a', 'b', 'c']);
    expect(block('b')).toMatchObject({ id: null, saved: null, draft: { title: 'Title b' } });
    await commands.save('b');
    // Whether its type is offered or not, the page had it.
    expect(api.calls.at(-1)).toBe('create from b');
  });

  it('keeps the block when the server rejects the deletion', async () => {
    const { api, block, commands } = openTestEditor({ blocks: three });
    commands.remove('b');
    api.rejectNext({ kind: 'failed', message: 'No' });
    expect(await commands.confirmDelete()).toBe(false);
    expect(block('b')).toMatchObject({ sync: 'failed', failure: 'No' });
  });

  it('does not delete a block that another editor changed in the meantime, but shows it first', async () => {
    const { api, block, commands, notices } = openTestEditor({ blocks: three });
    api.changeElsewhere('b', { title: 'Theirs', text: '', background: 'light' });
    commands.remove('b');
    expect(await commands.confirmDelete()).toBe(false);
    expect(block('b')).toMatchObject({ sync: 'idle', draft: { title: 'Theirs' }, revision: 2 });
    expect(notices.at(-1)).toEqual({ kind: 'changedBeforeDelete' });
  });
});

describe('components', () => {
  it('are shown empty until they are saved, and again after they are deleted', async () => {
    const { api, block, commands, state, type } = openTestEditor({ fixed: true });
    expect(state().order).toEqual(['everything', 'hero', 'quote']);
    expect(block('hero')).toMatchObject({ id: null, draft: { title: '' } });
    type('hero', 'title', 'Shared');
    expect(await commands.save('hero')).toBe(true);
    expect(api.blocks).toMatchObject([{ modelId: 'hero', data: { title: 'Shared' } }]);
    commands.remove('hero');
    await commands.confirmDelete();
    expect(api.blocks).toEqual([]);
    expect(block('hero')).toMatchObject({ id: null, draft: { title: '' }, sync: 'idle' });
  });

  it('are restored as the same components if their deletion is undone', async () => {
    const { api, block, commands, type } = openTestEditor({ fixed: true });
    type('hero', 'title', 'Shared');
    await commands.save('hero');
    const { id } = block('hero');
    commands.remove('hero');
    await commands.confirmDelete();
    expect(await commands.save('hero')).toBe(true);
    expect(api.blocks).toEqual([]);
    commands.undo();
    expect(block('hero')).toMatchObject({ id: null, draft: { title: 'Shared' }, saved: { title: '' } });
    await commands.save('hero');
    expect(api.calls.at(-1)).toBe(`create from ${id}`);
    expect(api.blocks).toMatchObject([{ modelId: 'hero', data: { title: 'Shared' } }]);
  });
});
