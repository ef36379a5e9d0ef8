import { describe, expect, it } from 'vitest';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';

const unreachable = { kind: 'failed', message: 'No connection.', unanswered: true } as const;

function open() {
  return openTestEditor({ blocks: [storedHero('a'), storedHero('b')] });
}

it('saves again blocks that got no answer, and nothing else', async () => {
  const { api, block, commands, notices, type } = open();
  type('a', 'title', 'Typed on a train');
  type('b', 'title', 'Not meant to be saved yet');
  api.rejectNext(unreachable);
  await commands.save('a');
  expect(block('a')).toMatchObject({ sync: 'failed', failure: 'No connection.' });
  await commands.saveUnanswered();
  expect(block('a')).toMatchObject({ sync: 'idle', failure: null });
  expect(api.blocks.map(({ data }) => data['title'])).toEqual(['Typed on a train', 'Title b']);
  expect(notices.slice(1)).toEqual([{ kind: 'saved' }, { kind: 'stillUnsaved' }]);
});

it('adds a block once, even if only the answer was lost', async () => {
  const { api, block, commands, type } = open();
  commands.add('hero');
  type('key-1', 'title', 'New');
  api.rejectNext(unreachable);
  await commands.save('key-1');
  await Promise.all([commands.saveUnanswered(), commands.saveUnanswered()]);
  expect(api.blocks.map(({ data }) => data['title'])).toEqual(['Title a', 'Title b', 'New']);
  expect(block('key-1')).toMatchObject({ id: 'new-1', sync: 'idle' });
});

it('leaves text typed since then for the user to save, and reports it', async () => {
  const { api, block, commands, notices, type } = open();
  type('a', 'title', 'Typed');
  api.rejectNext(unreachable);
  await commands.save('a');
  type('a', 'title', 'Typed, and half a');
  await commands.saveUnanswered();
  expect(block('a').sync).toBe('idle');
  expect(api.blocks[0]?.data['title']).toBe('Title a');
  expect(notices.at(-1)).toEqual({ kind: 'stillUnsaved' });
});

it('deletes again blocks that got no answer', async () => {
  const { api, block, commands, notices, state } = open();
  commands.remove('a');
  api.rejectNext(unreachable);
  await commands.confirmDelete();
  expect(block('a')).toMatchObject({ sync: 'failed', failure: 'No connection.' });
  await commands.saveUnanswered();
  expect(state().order).toEqual(['b']);
  expect(api.blocks.map(({ id }) => id)).toEqual(['b']);
  expect(notices.slice(1)).toEqual([{ kind: 'deleted' }]);
});

it('does not delete a block that the user has typed in since', async () => {
  const { api, block, commands, type } = open();
  commands.remove('a');
  api.rejectNext(unreachable);
  await commands.confirmDelete();
  type('a', 'title', 'Kept after all');
  await commands.saveUnanswered();
  expect(api.calls).toEqual(['remove']);
  expect(block('a').draft['title']).toBe('Kept after all');
});

describe('a new block whose answer was lost', () => {
  async function loseAnswer() {
    const editor = open();
    const { api, commands, type } = editor;
    commands.add('hero');
    type('key-1', 'title', 'New');
    const { create } = api;
    api.create = async (input) => {
      api.create = create;
      await create(input);
      return unreachable;
    };
    await commands.save('key-1');
    expect(api.blocks).toHaveLength(3);
    return editor;
  }

  it('is deleted on the server when it is removed', async () => {
    const { api, commands, state } = await loseAnswer();
    commands.remove('key-1');
    expect(await commands.confirmDelete()).toBe(true);
    expect(api.blocks.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(state().order).toEqual(['a', 'b']);
  });
});

it('does not repeat writes that the server answered', async () => {
  const { api, block, commands, type } = open();
  type('a', 'title', 'Typed');
  api.rejectNext({ kind: 'failed', message: 'Not allowed.' });
  await commands.save('a');
  await commands.saveUnanswered();
  expect(api.calls).toEqual(['update']);
  expect(block('a')).toMatchObject({ sync: 'failed', failure: 'Not allowed.' });
});

it('does not report a failure twice, and tries again the next time', async () => {
  const { api, block, commands, notices, type } = open();
  type('a', 'title', 'Typed');
  api.rejectNext(unreachable);
  await commands.save('a');
  api.rejectNext(unreachable);
  await commands.saveUnanswered();
  expect(block('a').sync).toBe('failed');
  expect(block('a').failure).toBe('No connection.');
  expect(notices).toEqual([{ kind: 'failed', message: 'No connection.' }]);
  await commands.saveUnanswered();
  expect(api.blocks[0]?.data['title']).toBe('Typed');
});

it('leaves the user where they type when a block meets a conflict', async () => {
  const { api, block, commands, notices, state, type } = open();
  type('a', 'title', 'Mine');
  api.rejectNext(unreachable);
  await commands.save('a');
  api.changeElsewhere('a', storedHero('a', 'Theirs').data);
  commands.toggle('b');
  commands.focusTaken();
  await commands.saveUnanswered();
  expect(block('a').sync).toBe('conflict');
  expect(state()).toMatchObject({ openKey: 'b', focus: null });
  expect(notices.at(-1)).toEqual({ kind: 'stillUnsaved' });
  expect(await commands.saveAll()).toBe(false);
  expect(state()).toMatchObject({ openKey: 'a', focus: { key: 'a', field: null } });
});
