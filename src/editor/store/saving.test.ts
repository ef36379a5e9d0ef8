import { describe, expect, it } from 'vitest';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';
import { canSave, changedKeys, isChanged } from './block-facts.ts';

describe('saving a block', () => {
  it('is possible only when the draft is changed and valid', () => {
    const { editor, block, type } = openTestEditor({ blocks: [storedHero('a')] });
    expect(canSave(block('a'), editor.models)).toBe(false);
    type('a', 'title', 'New');
    expect(canSave(block('a'), editor.models)).toBe(true);
    type('a', 'title', '');
    expect(canSave(block('a'), editor.models)).toBe(false);
    type('a', 'title', 'Title a');
    expect(isChanged(block('a'))).toBe(false);
  });

  it('creates a new block at its position among the saved ones, then updates it', async () => {
    const { api, block, commands, notices, state, type } = openTestEditor({
      blocks: [storedHero('a'), storedHero('b')],
    });
    commands.add('hero');
    commands.add('quote');
    commands.move('key-2', 0);
    commands.move('key-1', 2);
    type('key-1', 'title', 'Third');
    type('key-2', 'words', 'First');
    expect(await commands.save('key-1')).toBe(true);
    expect(api.blocks.map(({ id }) => id)).toEqual(['a', 'new-1', 'b']);
    expect(await commands.save('key-2')).toBe(true);
    expect(api.blocks.map(({ id }) => id)).toEqual(['new-2', 'a', 'new-1', 'b']);
    expect(state().savedOrder).toEqual(['key-2', 'a', 'key-1', 'b']);
    expect(block('key-1')).toMatchObject({ id: 'new-1', revision: 1, sync: 'idle' });
    expect(notices).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
    type('key-1', 'title', 'Again');
    await commands.save('key-1');
    expect(api.calls).toEqual(['create', 'create', 'update']);
  });

  it('sends and reports nothing when there is nothing to save', async () => {
    const { api, commands, notices } = openTestEditor({ blocks: [storedHero('a')] });
    expect(await commands.save('a')).toBe(true);
    expect(api.calls).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('keeps text that is typed during the save', async () => {
    const { api, block, commands, type } = openTestEditor({ blocks: [storedHero('a')] });
    type('a', 'title', 'Sent');
    const resume = api.pause();
    const saving = commands.save('a');
    expect(block('a').sync).toBe('saving');
    type('a', 'title', 'Sent and more');
    resume();
    expect(await saving).toBe(true);
    expect(block('a').draft['title']).toBe('Sent and more');
    expect(block('a').saved?.['title']).toBe('Sent');
    expect(isChanged(block('a'))).toBe(true);
  });

  it('does not create a second block when more was typed after a response was lost', async () => {
    const { api, block, commands, type } = openTestEditor({ blocks: [storedHero('a')] });
    commands.add('hero');
    type('key-1', 'title', 'Once');
    const { create } = api;
    api.create = async (input) => {
      await create(input);
      return { kind: 'failed', message: 'No answer', unanswered: true };
    };
    expect(await commands.save('key-1')).toBe(false);
    api.create = create;
    type('key-1', 'title', 'Once and more');
    commands.move('key-1', 0);
    expect(await commands.save('key-1')).toBe(true);
    expect(api.blocks.map(({ id, data }) => [id, data['title']])).toEqual([
      ['new-1', 'Once and more'],
      ['a', 'Title a'],
    ]);
    expect(isChanged(block('key-1'))).toBe(false);
  });

  it('sends text typed during a save if it is asked to save again', async () => {
    const { api, block, commands, type } = openTestEditor({ blocks: [storedHero('a')] });
    type('a', 'title', 'Sent');
    const resume = api.pause();
    const first = commands.saveAll();
    type('a', 'title', 'Sent and more');
    const second = commands.saveAll();
    resume();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(api.blocks[0]?.data['title']).toBe('Sent and more');
    expect(isChanged(block('a'))).toBe(false);
  });

  it('shows the server’s message when it concerns no field', async () => {
    const { api, block, commands, type } = openTestEditor({ blocks: [storedHero('a')] });
    type('a', 'title', 'Refused');
    api.rejectNext({
      kind: 'fieldErrors',
      errors: { page: ['No such page.'], non_field_errors: ['Too big.'] },
    });
    expect(await commands.save('a')).toBe(false);
    expect(block('a').failure).toBe('No such page. Too big.');
  });

  it('keeps all input when the server cannot be reached', async () => {
    const { api, block, commands, notices, type } = openTestEditor({ blocks: [storedHero('a')] });
    type('a', 'title', 'Typed');
    api.rejectNext({ kind: 'failed', message: 'Offline' });
    expect(await commands.save('a')).toBe(false);
    expect(block('a')).toMatchObject({ sync: 'failed', failure: 'Offline', draft: { title: 'Typed' } });
    expect(notices).toEqual([{ kind: 'failed', message: 'Offline' }]);
    expect(await commands.save('a')).toBe(true);
  });

  it('turns a block that was deleted elsewhere into a new one, with all input', async () => {
    const { api, block, commands, notices, type } = openTestEditor({ blocks: [storedHero('a')] });
    type('a', 'title', 'Typed');
    api.deleteElsewhere('a');
    expect(await commands.save('a')).toBe(false);
    expect(block('a')).toMatchObject({ id: null, saved: null, draft: { title: 'Typed' } });
    expect(notices).toEqual([{ kind: 'vanished' }]);
    expect(await commands.save('a')).toBe(true);
    expect(api.calls.at(-1)).toBe('create from a');
    expect(api.blocks).toMatchObject([{ data: { title: 'Typed' } }]);
  });

  it('saves all changed blocks with one notice and opens the first invalid one', async () => {
    const { api, commands, notices, state, type } = openTestEditor({
      blocks: [storedHero('a'), storedHero('b')],
    });
    commands.add('hero');
    type('a', 'title', 'A');
    type('b', 'title', 'B');
    expect(await commands.saveAll()).toBe(false);
    expect(api.blocks.map(({ data }) => data['title'])).toEqual(['A', 'B']);
    expect(notices).toEqual([{ kind: 'saved' }]);
    expect(state().openKey).toBe('key-1');
    expect(changedKeys(state())).toEqual(['key-1']);
  });
});

describe('a block that another user saved first', () => {
  it('is merged field by field and saved again', async () => {
    const { api, block, commands, notices, type } = openTestEditor({ blocks: [storedHero('a')] });
    type('a', 'title', 'Mine');
    api.changeElsewhere('a', { title: 'Title a', text: 'Theirs', background: 'light' });
    expect(await commands.save('a')).toBe(true);
    expect(api.blocks[0]).toMatchObject({ data: { title: 'Mine', text: 'Theirs' }, revision: 3 });
    expect(isChanged(block('a'))).toBe(false);
    expect(notices).toEqual([{ kind: 'merged' }, { kind: 'saved' }]);
  });

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('needs a choice where both changed a field: %s', async (side, title) => {
    const { api, block, commands, type } = openTestEditor({ blocks: [storedHero('a')] });
    type('a', 'title', 'Mine');
    type('a', 'text', 'Also mine');
    api.changeElsewhere('a', { title: 'Theirs', text: '', background: 'black' });
    expect(await commands.save('a')).toBe(false);
    expect(block('a')).toMatchObject({ sync: 'conflict', conflict: { choices: { title: null } } });
    expect(await commands.settleConflict('a')).toBe(false);
    commands.chooseSide({ key: 'a', field: 'title', side });
    expect(await commands.settleConflict('a')).toBe(true);
    expect(api.blocks[0]?.data).toEqual({ title, text: 'Also mine', background: 'black' });
    expect(block('a')).toMatchObject({ sync: 'idle', conflict: null });
  });

  it('does not take the form from a user who continues to type: the next save shows it', async () => {
    const { api, block, commands, notices, state, type } = openTestEditor({ blocks: [storedHero('a')] });
    type('a', 'title', 'Mine');
    api.changeElsewhere('a', storedHero('a', 'Theirs').data);
    const resume = api.pause();
    const saving = commands.save('a');
    type('a', 'title', 'Mine and more');
    resume();
    expect(await saving).toBe(false);
    expect(block('a')).toMatchObject({ sync: 'failed', conflict: null, draft: { title: 'Mine and more' } });
    expect(notices).toEqual([{ kind: 'overlapping' }]);
    type('a', 'title', 'Mine and still more');
    expect(await commands.save('a')).toBe(false);
    expect(block('a').conflict).toMatchObject({
      mine: { title: 'Mine and still more' },
      choices: { title: null },
    });
    expect(state().focus).toEqual({ key: 'a', field: null });
  });

  it('is opened when everything is saved while its row is closed, and saved once every field has a choice', async () => {
    const { api, commands, state, type } = openTestEditor({ blocks: [storedHero('a'), storedHero('b')] });
    type('a', 'title', 'Mine');
    api.changeElsewhere('a', storedHero('a', 'Theirs').data);
    await commands.save('a');
    commands.toggle('b');
    expect(await commands.saveAll()).toBe(false);
    expect(state()).toMatchObject({ openKey: 'a', focus: { key: 'a', field: null } });
    commands.chooseSide({ key: 'a', field: 'title', side: 'mine' });
    expect(await commands.saveAll()).toBe(true);
    expect(api.blocks[0]?.data['title']).toBe('Mine');
  });

  it('leaves the user in the block they typed in while everything was saved', async () => {
    const { api, commands, notices, state, type } = openTestEditor({
      blocks: [storedHero('a'), storedHero('b')],
    });
    type('a', 'title', 'Mine');
    api.changeElsewhere('a', storedHero('a', 'Theirs').data);
    commands.toggle('b');
    commands.focusTaken();
    const resume = api.pause();
    const saving = commands.saveAll();
    type('b', 'title', 'Typed meanwhile');
    resume();
    expect(await saving).toBe(false);
    expect(state()).toMatchObject({ openKey: 'b', focus: null });
    expect(notices).toContainEqual({ kind: 'stillUnsaved' });
  });
});
