import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import { createEditor } from '../store/create-editor.ts';
import type { StoredBlock } from '../store/block-api.ts';
import { createMemoryBlockApi } from '../testing/memory-block-api.ts';
import { storedHero } from '../testing/open-test-editor.ts';
import { sampleModels } from '../testing/sample-models.ts';
import type { JournalRow } from './journal.ts';
import { openJournal } from './open-journal.ts';

let scopes = 0;

function page(blocks: readonly StoredBlock[], scope = `page/${(scopes += 1)}`) {
  const api = createMemoryBlockApi(blocks);
  const open = (user = 'ana') => {
    const journal = openJournal({ user, scope });
    const editor = createEditor({
      ...{ blocks: api.blocks, models: sampleModels, registry: fieldRegistry, api, journal },
      notify: () => undefined,
    });
    const state = () => editor.store.getState();
    const before = state();
    const close = editor.start();
    const stop = async () => {
      close();
      // The lock is released once the drafts are written.
      await expect.poll(() => isHeld(journal.session)).toBe(false);
    };
    /** Waits until earlier sessions were looked up: nothing more will be offered after that. */
    const looked = async () => {
      await expect.poll(state).not.toBe(before);
    };
    const type = (key: string, title: string) => editor.commands.edit(key, 'title', title);
    /** Waits for one offer, and accepts it. */
    const restore = async () => {
      await expect.poll(() => state().recovery).toHaveLength(1);
      const [row] = state().recovery;
      if (row) await editor.commands.restore(row);
    };
    const titles = () => state().order.map((key) => state().blocks.get(key)?.draft['title']);
    return { ...editor, state, type, stop, looked, restore, titles };
  };
  return { api, open };
}

/** The drafts of the last page that a user would be offered. */
const leftBehind = (user = 'ana') => openJournal({ user, scope: `page/${scopes}` }).leftBehind();

async function isHeld(session: string): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name }) => name?.endsWith(session));
}

/** The titles of all drafts on this device. */
async function written(): Promise<unknown[]> {
  const database = await openDB('octavo-drafts', 1);
  const rows = (await database.getAll('drafts')) as readonly JournalRow[];
  database.close();
  return rows.map(({ draft }) => draft['title']);
}

describe('the journal', () => {
  it('offers unsaved input when the page is opened again', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Typed by itself');
    await expect.poll(written).toContain('Typed by itself');
    await first.stop();
    const second = open();
    await expect
      .poll(() => second.state().recovery)
      .toMatchObject([{ id: 'a', draft: { title: 'Typed by itself' } }]);
    expect(second.state().blocks.get('a')?.draft['title']).toBe('Title a');
  });

  it('is cleared of saved input at once', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Typed and saved');
    await expect.poll(written).toContain('Typed and saved');
    await first.commands.save('a');
    expect(await written()).not.toContain('Typed and saved');
  });

  it('drops drafts that the server already has', async () => {
    const { api, open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Typed');
    await first.stop();
    api.changeElsewhere('a', { ...storedHero('a').data, title: 'Typed' });
    const second = open();
    await expect.poll(() => leftBehind()).toEqual([]);
    expect(second.state().recovery).toEqual([]);
  });

  /** Adds a block whose save is never answered, although the server gets it, and continues typing. */
  async function addUnanswered(typedOn: string) {
    const { api, open } = page([storedHero('a')]);
    const first = open();
    first.commands.add('hero');
    const key = first.state().openKey ?? '';
    first.type(key, 'Sent');
    const data = first.state().blocks.get(key)?.draft ?? {};
    api.pause();
    void first.commands.save(key);
    await expect.poll(() => first.state().blocks.get(key)?.sync).toBe('saving');
    first.type(key, typedOn);
    await first.stop();
    return { open, stored: { id: 'new', modelId: 'hero', data, revision: 1 } };
  }

  it('drops a new block that the server has, although its answer never came', async () => {
    const { stored } = await addUnanswered('Sent');
    const second = page([storedHero('a'), stored], `page/${scopes}`).open();
    await expect.poll(() => leftBehind()).toEqual([]);
    expect(second.state().recovery).toEqual([]);
  });

  it('restores text typed after a new block was sent into the block that the server has', async () => {
    const { stored } = await addUnanswered('Sent, and more');
    const second = page([storedHero('a'), stored], `page/${scopes}`).open();
    await second.restore();
    expect(second.titles()).toEqual(['Title a', 'Sent, and more']);
  });

  it('restores a deleted block as the same block', async () => {
    const { api, open } = page([storedHero('a')]);
    const first = open();
    first.commands.remove('a');
    await first.commands.confirmDelete();
    first.commands.undo();
    await first.stop();
    const second = open();
    await second.restore();
    await second.commands.saveAll();
    expect(api.calls.at(-1)).toBe('create from a');
    await second.stop();
  });

  it('offers a new block that was never sent, even if another one has the same text', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.commands.add('hero');
    const key = first.state().openKey ?? '';
    first.type(key, 'Title a');
    await first.stop();
    const second = open();
    await expect.poll(() => second.state().recovery).toHaveLength(1);
  });

  it('has the sent data as soon as it is sent', async () => {
    const { api, open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Half');
    await first.flush();
    first.type('a', 'Half and the rest');
    const resume = api.pause();
    const saving = first.commands.save('a');
    expect(await written()).toContain('Half and the rest');
    resume();
    await saving;
  });

  it('does not offer text that is being typed in another tab', async () => {
    const { open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Being typed');
    await first.flush();
    const second = open();
    await second.looked();
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
    expect(await leftBehind('bob')).toEqual([]);
  });

  it('has a restored draft on this device at every moment', async () => {
    const { api, open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Kept throughout');
    await first.stop();
    const second = open();
    await second.restore();
    // The tab crashes before anything else is written.
    expect(await written()).toContain('Kept throughout');
    expect(second.state().recovery).toEqual([]);
    expect(api.blocks).toEqual([storedHero('a')]);
    await second.stop();
  });

  it('restores a new block at its position', async () => {
    const { open } = page([storedHero('a'), storedHero('b')]);
    const first = open();
    first.commands.add('hero');
    const key = first.state().openKey ?? '';
    first.type(key, 'Fresh');
    first.commands.move(key, 1);
    await first.stop();
    const second = open();
    await second.restore();
    expect(second.titles()).toEqual(['Title a', 'Fresh', 'Title b']);
    expect(second.state().recovery).toEqual([]);
  });

  it('restores onto the server’s current data, and lets the user choose where both changed', async () => {
    const { api, open } = page([storedHero('a')]);
    const first = open();
    first.type('a', 'Mine');
    await first.stop();
    api.changeElsewhere('a', { title: 'Theirs', text: 'New text', background: 'light' });
    const second = open();
    await second.restore();
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

  it('keeps an undecided offer while the same block is edited', async () => {
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
    expect(await leftBehind()).toEqual([]);
  });

  it('reports that the browser denies storage', async () => {
    const { open } = page([storedHero('a')]);
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { state, type } = open();
    type('a', 'Typed');
    await expect.poll(() => state().journalFailed).toBe(true);
  });
});
