import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import { createEditor } from '../store/create-editor.ts';
import type { StoredBlock } from '../store/block-api.ts';
import { createMemoryBlockApi } from '../testing/memory-block-api.ts';
import { storedHero } from '../testing/open-test-editor.ts';
import { sampleModels } from '../testing/sample-models.ts';
import { openJournal } from './open-journal.ts';

let scopes = 0;

function page(blocks: readonly StoredBlock[], scope = `page/${(scopes += 1)}`) {
  const api = createMemoryBlockApi(blocks);
  const open = (user = 'ana') => {
    const editor = createEditor({
      ...{ blocks: api.blocks, models: sampleModels, registry: fieldRegistry, api },
      journal: openJournal({ user, scope }),
      notify: () => undefined,
    });
    const close = editor.start();
    const stop = async () => {
      close();
      // The lock is given back a moment after the drafts are written.
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const state = () => editor.store.getState();
    const type = (key: string, title: string) => editor.commands.edit(key, 'title', title);
    return { ...editor, state, type, stop };
  };
  return { api, open };
}

/** Long enough for what is going to be written. */
const written = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('the journal', () => {
  it('offers what was typed and not saved when the page is opened again', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Typed');
    await written();
    await first.stop();
    const second = open();
    await expect.poll(() => second.state().recovery).toMatchObject([{ id: 'a', draft: { title: 'Typed' } }]);
    expect(second.state().blocks.get('a')?.draft['title']).toBe('Title a');
  });

  it('is cleared of what is saved', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Typed');
    await written();
    await first.commands.save('a');
    await first.flush();
    const left = await openJournal({ user: 'ana', scope: `page/${scopes}` }).leftBehind();
    expect(left).toEqual([]);
  });

  it('forgets by itself what the server has already', async () => {
    const { api, open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Typed');
    await first.stop();
    api.changeElsewhere('a', { ...storedHero('a').data, title: 'Typed' });
    const second = open();
    await expect.poll(() => openJournal({ user: 'ana', scope: `page/${scopes}` }).leftBehind()).toEqual([]);
    expect(second.state().recovery).toEqual([]);
  });

  it('does not offer what is being typed in another tab', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Being typed');
    await first.flush();
    const second = open();
    await written();
    expect(second.state().recovery).toEqual([]);
    await first.stop();
    const third = open();
    await expect.poll(() => third.state().recovery).toHaveLength(1);
  });

  it('is not shown to another user', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Secret');
    await first.stop();
    await openJournal({ user: 'bob', scope: `page/${scopes}` })
      .leftBehind()
      .then((rows) => expect(rows).toEqual([]));
  });

  it('brings a new block back at its place', async () => {
    const { open } = page([storedHero('a'), storedHero('b')]);
    const first = open();
    first.commands.add('hero');
    const key = first.state().openKey ?? '';
    first.type(key, 'Fresh');
    first.commands.move(key, 1);
    await first.stop();
    const second = open();
    await expect.poll(() => second.state().recovery).toHaveLength(1);
    const [row] = second.state().recovery;
    if (row) await second.commands.restore(row);
    const titles = second.state().order.map((other) => second.state().blocks.get(other)?.draft['title']);
    expect(titles).toEqual(['Title a', 'Fresh', 'Title b']);
    expect(second.state().recovery).toEqual([]);
  });

  it('restores onto what the server has now, and lets choose where both changed', async () => {
    const { api, open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Mine');
    await first.stop();
    api.changeElsewhere('a', { title: 'Theirs', text: 'New text', background: 'light' });
    const second = open();
    await expect.poll(() => second.state().recovery).toHaveLength(1);
    const [row] = second.state().recovery;
    if (row) await second.commands.restore(row);
    expect(second.state().blocks.get('a')).toMatchObject({
      sync: 'conflict',
      draft: { title: 'Mine', text: 'New text' },
    });
    second.commands.chooseSide({ key: 'a', field: 'title', side: 'mine' });
    expect(await second.commands.settleConflict('a')).toBe(true);
    expect(second.state().blocks.get('a')).toMatchObject({ sync: 'idle', draft: { title: 'Mine' } });
    expect(api.blocks[0]?.data['title']).toBe('Theirs');
    expect(await second.commands.save('a')).toBe(true);
    expect(api.blocks[0]?.data).toMatchObject({ title: 'Mine', text: 'New text' });
  });

  it('keeps an undecided offer while the same block is edited on', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Old draft');
    await first.stop();
    const second = open();
    await expect.poll(() => second.state().recovery).toHaveLength(1);
    second.type('a', 'Newer draft');
    await second.stop();
    const third = open();
    await expect
      .poll(() => third.state().recovery.map((row) => row.draft['title']))
      .toEqual(['Newer draft', 'Old draft']);
    await third.commands.discardDrafts(third.state().recovery);
    expect(await openJournal({ user: 'ana', scope: `page/${scopes}` }).leftBehind()).toEqual([]);
  });

  it('says so when the browser refuses its storage', async () => {
    const { open } = page([storedHero('a')]);
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { state, type } = open();
    type('a', 'Typed');
    await expect.poll(() => state().journalFailed).toBe(true);
    vi.unstubAllGlobals();
  });
});
