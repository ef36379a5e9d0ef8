import { expect, it } from 'vitest';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';

const unreachable = { kind: 'failed', message: 'No connection.', unanswered: true } as const;

function open() {
  return openTestEditor({ blocks: [storedHero('a'), storedHero('b')] });
}

it('saves again what got no answer, and nothing else', async () => {
  const { api, block, commands, notices, type } = open();
  type('a', 'title', 'Typed on a train');
  type('b', 'title', 'Not meant to be saved yet');
  api.refuseNext(unreachable);
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
  api.refuseNext(unreachable);
  await commands.save('key-1');
  await Promise.all([commands.saveUnanswered(), commands.saveUnanswered()]);
  expect(api.blocks.map(({ data }) => data['title'])).toEqual(['Title a', 'Title b', 'New']);
  expect(block('key-1')).toMatchObject({ id: 'new-1', sync: 'idle' });
});

it('leaves text typed since then for the user to save, and says so', async () => {
  const { api, block, commands, notices, type } = open();
  type('a', 'title', 'Typed');
  api.refuseNext(unreachable);
  await commands.save('a');
  type('a', 'title', 'Typed, and half a');
  await commands.saveUnanswered();
  expect(block('a').sync).toBe('idle');
  expect(api.blocks[0]?.data['title']).toBe('Title a');
  expect(notices.at(-1)).toEqual({ kind: 'stillUnsaved' });
});

it('does not repeat a deletion, but no longer says that the server cannot be reached', async () => {
  const { api, block, commands } = open();
  commands.remove('a');
  api.refuseNext(unreachable);
  await commands.confirmDelete();
  expect(block('a')).toMatchObject({ sync: 'failed', failure: 'No connection.' });
  await commands.saveUnanswered();
  expect(block('a')).toMatchObject({ sync: 'idle', failure: null });
  expect(api.calls).toEqual(['remove']);
});

it('does not repeat what the server answered', async () => {
  const { api, block, commands, type } = open();
  type('a', 'title', 'Typed');
  api.refuseNext({ kind: 'failed', message: 'Not allowed.' });
  await commands.save('a');
  await commands.saveUnanswered();
  expect(api.calls).toEqual(['update']);
  expect(block('a')).toMatchObject({ sync: 'failed', failure: 'Not allowed.' });
});

it('reports a repeated failure, and tries again the next time', async () => {
  const { api, block, commands, notices, type } = open();
  type('a', 'title', 'Typed');
  api.refuseNext(unreachable);
  await commands.save('a');
  api.refuseNext(unreachable);
  await commands.saveUnanswered();
  expect(block('a').sync).toBe('failed');
  const failure = { kind: 'failed', message: 'No connection.' };
  expect(notices).toEqual([failure, failure]);
  await commands.saveUnanswered();
  expect(api.blocks[0]?.data['title']).toBe('Typed');
});
