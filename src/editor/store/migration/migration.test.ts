import { describe, expect, it } from 'vitest';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import type { JournalRow } from '../../journal/journal.ts';
import { menuModel, menuPlace, storedMenu } from '../../testing/list-samples.ts';
import { openTestEditor, storedHero } from '../../testing/open-test-editor.ts';
import { sampleModels } from '../../testing/sample-models.ts';

/** Replaces a field with another one, which has the same text. */
const replace = (field: string, to: string): PlanOperation => ({
  ...{ op: 'retype', field, to, field_type: 'textarea' },
});
const retitle = replace('title', 'headline');

function open(options: Parameters<typeof openTestEditor>[0] = {}) {
  const page = openTestEditor({ blocks: [storedHero('a'), storedHero('b')], ...options });
  const stored = (id: string) => page.api.blocks.find((block) => block.id === id)?.data;
  return { ...page, stored };
}

describe('an open editor whose block types change', () => {
  it('saves typed text in the field that replaces its field, and later only changes', async () => {
    const { api, type, commands, block, stored, notices, editor } = open();
    type('a', 'title', 'Typed');
    api.planElsewhere('hero', [retitle]);
    expect(await commands.save('a')).toBe(true);
    expect(stored('a')).toEqual({ headline: 'Typed', text: '', background: 'light' });
    expect(block('a')).toMatchObject({ draft: { headline: 'Typed' }, sync: 'idle', revision: 2 });
    expect(editor.models.find('hero')?.content_model).toHaveProperty('headline');
    type('a', 'text', 'Later');
    expect(await commands.save('a')).toBe(true);
    expect(stored('a')).toEqual({ headline: 'Typed', text: 'Later', background: 'light' });
    expect(notices.map(({ kind }) => kind)).toEqual(['fieldsChanged', 'saved', 'saved']);
    expect(api.calls).toEqual(['update', 'reload', 'update']);
  });

  it('shows a field that must be filled in when the server asks for it', async () => {
    const { api, type, commands, block, state, notices, stored } = open();
    type('a', 'title', 'Typed');
    const definition = {
      field_type: 'text',
      field_title: 'Credit',
      required: true,
      order: 9,
      field_values: null,
    };
    api.planElsewhere('hero', [{ op: 'add', field: 'credit', definition }]);
    api.rejectNext({ kind: 'fieldErrors', errors: { credit: ['Fill this in.'] } });
    expect(await commands.save('a')).toBe(false);
    expect(block('a')).toMatchObject({
      ...{ sync: 'failed', failure: null, draft: { title: 'Typed' } },
      serverErrors: { credit: ['Fill this in.'] },
    });
    expect(state()).toMatchObject({ openKey: 'a', focus: { key: 'a', field: 'credit' } });
    expect(notices).toEqual([{ kind: 'fieldsChanged' }]);
    type('a', 'credit', 'Ana');
    expect(await commands.save('a')).toBe(true);
    expect(stored('a')).toMatchObject({ title: 'Typed', credit: 'Ana' });
  });

  it('no longer offers an archived type, and shows no notice about fields', async () => {
    const { api, commands, state, type, block, notices, editor } = open();
    commands.add('hero');
    const key = state().openKey ?? '';
    type(key, 'title', 'Typed');
    api.archiveElsewhere('hero');
    api.planElsewhere('quote', [replace('words', 'text')]);
    api.rejectNext({ kind: 'fieldErrors', errors: { block_content_model: ['It is archived.'] } });
    expect(await commands.save(key)).toBe(false);
    expect(notices).toEqual([]);
    expect(block(key)).toMatchObject({ failure: 'It is archived.', draft: { title: 'Typed' } });
    expect(editor.models.offered.map(({ id }) => id)).toEqual(['everything', 'quote']);
  });

  it('migrates text typed in other blocks, and text typed before the response', async () => {
    const { api, type, commands, block, stored } = open();
    type('b', 'title', 'Not saved');
    type('a', 'title', 'Sent');
    api.planElsewhere('hero', [retitle]);
    const release = api.pause();
    const saving = commands.save('a');
    type('a', 'title', 'Typed since');
    release();
    expect(await saving).toBe(true);
    expect(block('a').draft).toMatchObject({ headline: 'Typed since' });
    expect(block('a').saved).toMatchObject({ headline: 'Sent' });
    expect(block('b')).toMatchObject({ draft: { headline: 'Not saved' }, saved: { headline: 'Title b' } });
    expect(await commands.saveAll()).toBe(true);
    expect(stored('a')).toMatchObject({ headline: 'Typed since' });
    expect(stored('b')).toMatchObject({ headline: 'Not saved' });
  });

  it('ignores a value that a widget still sends to a retired field', async () => {
    const { api, type, commands, block } = open();
    type('a', 'title', 'Typed');
    api.planElsewhere('hero', [retitle]);
    await commands.save('a');
    type('a', 'title', 'Late');
    expect(block('a').draft).toEqual({ headline: 'Typed', text: '', background: 'light' });
  });

  it('forgets the steps to undo and to redo', async () => {
    const { api, type, clock, commands, block } = open();
    type('a', 'title', 'One');
    clock.now += 5000;
    type('a', 'text', 'Two');
    commands.undo();
    api.planElsewhere('hero', [retitle]);
    await commands.save('a');
    commands.redo();
    commands.undo();
    expect(block('a').draft).toEqual({ headline: 'One', text: '', background: 'light' });
  });

  it('keeps these steps and shows no notice if only labels and API names change', async () => {
    const { api, type, clock, commands, block, editor, notices } = open();
    type('a', 'title', 'One');
    clock.now += 5000;
    type('a', 'text', 'Two');
    const properties = { field_title: 'Headline', api_name: 'headline' };
    api.planElsewhere('hero', [{ op: 'options', field: 'title', properties }]);
    expect(await commands.save('a')).toBe(true);
    expect(editor.models.find('hero')?.content_model['title']).toMatchObject(properties);
    commands.undo();
    expect(block('a').draft).toEqual({ title: 'One', text: '', background: 'light' });
    expect(await commands.save('a')).toBe(true);
    expect(notices).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
  });

  it('offers text typed into a removed field, keeps it on this device, and offers it again', async () => {
    const { api, type, commands, state, journal, editor } = open();
    const close = editor.start();
    type('a', 'text', 'Nowhere to go');
    type('a', 'title', 'Stays');
    api.planElsewhere('hero', [{ op: 'remove', field: 'text' }]);
    await commands.save('a');
    const [row] = state().recovery;
    expect(row).toMatchObject({ id: 'a', draft: {}, lost: [{ title: 'Text', text: 'Nowhere to go' }] });
    await expect.poll(journal.rows).toEqual([row]);
    close();
    const next = open({ left: journal.rows().map((one) => ({ ...one, session: 'former' })) });
    next.api.planElsewhere('hero', [{ op: 'remove', field: 'text' }]);
    const stop = next.editor.start();
    await expect.poll(() => next.state().recovery).toMatchObject([{ lost: row?.lost }]);
    await next.commands.discardDrafts(next.state().recovery);
    expect(next.journal.rows()).toEqual([]);
    stop();
  });

  it('still offers a text that has no field after the rest of its draft is restored', async () => {
    const { data: base } = storedHero('a');
    const row = { session: 'former', key: 'a', id: 'a', modelId: 'hero', revision: 1, index: 0, at: 1, base };
    const left = [{ ...row, draft: { ...base, background: 'dark', text: 'Nowhere to go' } }];
    const { api, type, commands, block, state, journal, editor } = open({ left });
    type('a', 'title', 'Saved');
    api.planElsewhere('hero', [{ op: 'remove', field: 'text' }]);
    await commands.save('a');
    const stop = editor.start();
    const lost = [{ title: 'Text', text: 'Nowhere to go' }];
    await expect.poll(() => state().recovery).toMatchObject([{ lost }]);
    const [offered] = state().recovery;
    if (offered) await commands.restore(offered);
    expect(block('a').draft).toEqual({ title: 'Saved', background: 'dark' });
    expect(state().recovery).toMatchObject([{ draft: {}, lost }]);
    expect(journal.rows().filter((one) => one.lost)).toEqual(state().recovery);
    await commands.discardDrafts(state().recovery);
    expect(journal.rows().filter((one) => one.lost)).toEqual([]);
    stop();
  });

  it('does not offer text that was already saved in a removed field', async () => {
    const blocks = [{ ...storedHero('a'), data: { title: 'A', text: 'Saved', background: 'light' } }];
    const { api, type, commands, state } = open({ blocks });
    type('a', 'title', 'B');
    api.planElsewhere('hero', [{ op: 'remove', field: 'text' }]);
    await commands.save('a');
    expect(state().recovery).toEqual([]);
  });

  it('does not change the stored value of a field that cannot hold the typed text', async () => {
    const blocks = [{ ...storedHero('a'), data: { title: 'A', text: '5', background: 'light' } }];
    const { api, type, commands, state, stored } = open({ blocks });
    type('a', 'text', 'about twelve');
    type('a', 'title', 'B');
    api.planElsewhere('hero', [{ op: 'retype', field: 'text', field_type: 'number' }]);
    await commands.save('a');
    expect(stored('a')).toEqual({ title: 'B', text_2: 5, background: 'light' });
    expect(state().recovery).toMatchObject([{ lost: [{ title: 'Text', text: 'about twelve' }] }]);
    api.undoElsewhere('hero');
    type('a', 'title', 'C');
    await commands.save('a');
    expect(stored('a')).toMatchObject({ title: 'C', text: '5' });
  });

  it('gets the values of retired fields when a plan is undone, and keeps text typed since', async () => {
    const { api, type, commands, stored, block } = open();
    api.planElsewhere('hero', [retitle]);
    type('a', 'text', 'First');
    await commands.save('a');
    type('a', 'headline', 'Typed between');
    api.undoElsewhere('hero');
    await commands.save('a');
    expect(stored('a')).toEqual({ title: 'Typed between', text: 'First', background: 'light' });
    type('a', 'text', 'Second');
    await commands.save('a');
    expect(stored('a')).toEqual({ title: 'Typed between', text: 'Second', background: 'light' });
    expect(block('a').sync).toBe('idle');
  });

  it('migrates items of lists', async () => {
    const { api, commands, stored, block } = open({ models: [menuModel], blocks: [storedMenu] });
    const at = (name: string) => menuPlace('sections', 'soups', 'dishes', 'tomato', name);
    commands.edit('menu', at('dish'), 'Tomato and basil');
    commands.leaveField('menu', at('dish'));
    api.planElsewhere('menu', [{ ...replace('dish', 'meal'), within: ['sections', 'dishes'] }]);
    expect(await commands.save('menu')).toBe(true);
    expect(JSON.stringify(stored('menu'))).toContain('"meal":"Tomato and basil"');
    expect(JSON.stringify(block('menu').draft)).not.toContain('"dish"');
  });

  it('keeps both versions of a conflict, and the choices of fields that stay', async () => {
    const { api, type, commands, block, stored } = open();
    type('a', 'title', 'Mine');
    type('a', 'text', 'My text');
    api.changeElsewhere('a', { title: 'Theirs', text: 'Their text', background: 'light' });
    await commands.save('a');
    commands.chooseSide({ key: 'a', field: 'title', side: 'mine' });
    api.planElsewhere('hero', [replace('text', 'body')]);
    type('b', 'title', 'x');
    await commands.save('b');
    expect(block('a').conflict).toMatchObject({
      mine: { title: 'Mine', body: 'My text' },
      other: { title: 'Theirs', body: 'Their text' },
      choices: { title: 'mine', body: null },
    });
    commands.chooseSide({ key: 'a', field: 'body', side: 'theirs' });
    expect(await commands.settleConflict('a')).toBe(true);
    expect(stored('a')).toMatchObject({ title: 'Mine', body: 'Their text' });
  });

  it('needs no choice in a conflict about a field that is removed', async () => {
    const { api, type, commands, block, stored } = open();
    type('a', 'title', 'Mine');
    type('a', 'text', 'My text');
    api.changeElsewhere('a', { title: 'Title a', text: 'Their text', background: 'light' });
    await commands.save('a');
    api.planElsewhere('hero', [{ op: 'remove', field: 'text' }]);
    type('b', 'title', 'x');
    await commands.save('b');
    expect(block('a')).toMatchObject({ conflict: null, sync: 'idle' });
    expect(await commands.save('a')).toBe(true);
    expect(stored('a')).toEqual({ title: 'Mine', background: 'light' });
  });

  it('keeps everything until it can load the new fields, and saves then', async () => {
    const { api, type, commands, block, stored } = open();
    const { reload } = api;
    let isReachable = false;
    Object.assign(api, { reload: () => (isReachable ? reload() : Promise.reject(new Error('offline'))) });
    type('a', 'title', 'Typed');
    api.planElsewhere('hero', [retitle]);
    expect(await commands.save('a')).toBe(false);
    expect(block('a')).toMatchObject({ draft: { title: 'Typed' }, sync: 'failed', unanswered: 'save' });
    isReachable = true;
    await commands.saveUnanswered();
    expect(block('a')).toMatchObject({ draft: { headline: 'Typed' }, sync: 'idle' });
    expect(stored('a')).toMatchObject({ headline: 'Typed' });
  });

  it('follows fields that were added and removed without a plan, and offers text typed there', async () => {
    const { api, type, commands, state, block, stored } = open();
    type('a', 'text', 'Nowhere to go');
    type('a', 'title', 'Stays');
    const { text, ...rest } = sampleModels.find(({ id }) => id === 'hero')?.content_model ?? {};
    api.rewriteElsewhere('hero', { ...rest, ...(text && { note: { ...text, field_title: 'Note' } }) });
    api.rejectNext({ kind: 'fieldErrors', errors: { text: ['This block type has no field “text”.'] } });
    expect(await commands.save('a')).toBe(false);
    expect(block('a').failure).toBe('This block type has no field “text”.');
    expect(state().recovery).toMatchObject([{ lost: [{ title: 'Text', text: 'Nowhere to go' }] }]);
    expect(await commands.save('a')).toBe(true);
    expect(stored('a')).toMatchObject({ title: 'Stays', note: '' });
  });
});

describe('drafts of an earlier session', () => {
  const left: JournalRow = {
    ...{
      session: 'former',
      key: 'a',
      id: 'a',
      modelId: 'hero',
      revision: 1,
      index: 0,
      at: 1_700_000_000_000,
    },
    base: storedHero('a').data,
    draft: { title: 'Typed then', text: 'And this', background: 'light' },
  };

  it('are offered and restored in the current fields', async () => {
    const before = open({ left: [left] });
    before.api.planElsewhere('hero', [retitle]);
    const { models, blocks } = await before.api.reload();
    const page = openTestEditor({ models, blocks, left: [left] });
    Object.assign(page.api, { steps: before.api.steps });
    const stop = page.editor.start();
    await expect.poll(() => page.state().recovery).toMatchObject([{ draft: { headline: 'Typed then' } }]);
    await page.commands.restore(page.state().recovery[0] ?? left);
    expect(page.block('a').draft).toEqual({ headline: 'Typed then', text: 'And this', background: 'light' });
    expect(page.journal.rows().map(({ session }) => session)).toEqual(['this']);
    stop();
  });

  it('wait in the journal while the plans cannot be loaded', async () => {
    const { editor, api, state, journal } = open({
      left: [left],
      models: sampleModels.map((model) => (model.id === 'hero' ? { ...model, shape: 1 } : model)),
      blocks: [{ ...storedHero('a'), shape: 1 }],
    });
    Object.assign(api, { steps: () => Promise.reject(new Error('offline')) });
    const before = state();
    const stop = editor.start();
    await expect.poll(state).not.toBe(before);
    expect(state().recovery).toEqual([]);
    expect(journal.rows()).toEqual([left]);
    stop();
  });
});
