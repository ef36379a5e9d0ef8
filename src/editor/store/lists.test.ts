import { describe, expect, it } from 'vitest';
import { field, rowsOf, withRows } from '../../../content-model/testing.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { heroModel } from '../testing/sample-models.ts';

/** Questions with answers, each of which has sources. */
const faqModel: BlockContentModel = {
  ...heroModel,
  ...{ id: 'faq', name: 'FAQ', slug: 'faq' },
  content_model: {
    title: field('text'),
    questions: rowsOf(
      {
        question: field('text', { required: true }),
        open: field('checkbox', { order: 1 }),
        sources: rowsOf({ name: field('text') }, { order: 2 }),
      },
      { order: 1 },
    ),
  },
};

const source = (id: string, name: string) => ({ id, data: { name } });
const question = (id: string, text: string, sources: readonly ReturnType<typeof source>[] = []) => ({
  id,
  data: { question: text, open: false, sources },
});
const data: BlockData = {
  title: 'FAQ',
  questions: [question('one', 'Why?', [source('a', 'A'), source('b', 'B')]), question('two', 'How?')],
};

function open() {
  const page = openTestEditor({
    models: [faqModel],
    blocks: [{ id: 'faq', modelId: 'faq', data, revision: 1 }],
    registry: withRows,
  });
  const draft = () => page.block('faq').draft;
  return {
    ...page,
    draft,
    edit: (place: string, value: unknown) => page.commands.edit('faq', place, value),
    valueAt: (place: string) => page.editor.models.valueAt('faq', draft(), place),
  };
}

describe('a field in a list', () => {
  it('is edited by its path, and only the objects on that path are new', () => {
    const { edit, draft } = open();
    const before = draft();
    edit('questions/one/sources/b/name', 'C');
    expect(draft()).toEqual({
      title: 'FAQ',
      questions: [question('one', 'Why?', [source('a', 'A'), source('b', 'C')]), question('two', 'How?')],
    });
    const [now, then] = [draft(), before].map(({ questions }) => questions as readonly { data: unknown }[]);
    expect(now?.[1]?.data).toBe(then?.[1]?.data);
  });

  it('changes nothing when its item is gone', () => {
    const { edit, draft, state } = open();
    const before = draft();
    edit('questions/gone/question', 'Who?');
    edit('questions/one/sources/gone/name', 'Who?');
    expect(draft()).toBe(before);
    expect(state().past).toEqual([]);
  });

  it('joins typing without a pause to one step, and makes others steps of their own', () => {
    const { edit, state, commands, valueAt } = open();
    for (const text of ['N', 'Ne', 'New']) edit('questions/two/question', text);
    expect(state().past).toHaveLength(1);
    edit('questions/one/question', 'N');
    edit('questions/two/open', true);
    edit('questions/two/open', false);
    expect(state().past).toHaveLength(4);
    for (let count = 0; count < 4; count += 1) commands.undo();
    expect(valueAt('questions')).toEqual(data['questions']);
    expect(state().focus).toEqual({ key: 'faq', field: 'questions/two/question', isQuiet: true });
    for (let count = 0; count < 4; count += 1) commands.redo();
    expect([valueAt('questions/two/question'), valueAt('questions/one/question')]).toEqual(['New', 'N']);
  });

  it('is undone at the current position of its item', () => {
    const { edit, commands, valueAt, state } = open();
    edit('questions/one/question', 'Where?');
    const [one, two] = valueAt('questions') as readonly unknown[];
    edit('questions', [two, one]);
    commands.undo();
    commands.undo();
    expect(valueAt('questions')).toEqual(data['questions']);
    expect(state().past).toEqual([]);
  });

  it('shows its error once it was left changed, and only its own', () => {
    const { edit, commands, block, editor } = open();
    edit('questions/two/question', '');
    edit('questions/one/question', '');
    const shown = () => editor.models.shownErrors(block('faq'));
    expect(shown()).toEqual([]);
    commands.leaveField('faq', 'questions/two/question');
    expect(shown()).toEqual(['questions/two/question']);
    expect(editor.models.wrongPlaces(block('faq'))).toEqual([
      'questions/one/question',
      'questions/two/question',
    ]);
  });

  it('is not marked when it is left unchanged, or with the initial value of a new item', () => {
    const { edit, commands, block, valueAt } = open();
    edit('questions', [...(valueAt('questions') as readonly unknown[]), question('new', '')]);
    for (const id of ['one', 'new']) commands.leaveField('faq', `questions/${id}/question`);
    expect(block('faq').touched).toEqual([]);
  });
});

describe('the server’s message about a field in a list', () => {
  it('names items by their index in the sent data, and disappears when the field is edited', async () => {
    const { edit, commands, api, block, state } = open();
    edit('questions/one/sources/b/name', 'x');
    api.rejectNext({
      kind: 'fieldErrors',
      errors: { 'questions.0.sources.1.name': ['Too short.'], 'questions.1.question': ['Already asked.'] },
    });
    expect(await commands.save('faq')).toBe(false);
    expect(block('faq').serverErrors).toEqual({
      'questions/one/sources/b/name': ['Too short.'],
      'questions/two/question': ['Already asked.'],
    });
    expect(block('faq').failure).toBe(null);
    expect(state().focus).toEqual({ key: 'faq', field: 'questions/one/sources/b/name' });
    edit('questions/two/open', true);
    // The user is elsewhere already.
    expect(state().focus).toBeNull();
    expect(Object.keys(block('faq').serverErrors)).toHaveLength(2);
    edit('questions/one/sources/b/name', 'xyz');
    expect(Object.keys(block('faq').serverErrors)).toEqual(['questions/two/question']);
    edit('questions', [question('one', 'Why?')]);
    expect(block('faq').serverErrors).toEqual({});
  });
});

describe('changes of two editors in one list', () => {
  const theirs = (questions: unknown) => ({ ...data, questions });

  it('need a choice only where both changed the same field', async () => {
    const { edit, commands, api, block, valueAt, state } = open();
    edit('questions/one/question', 'Who?');
    edit('questions/two/question', 'Mine?');
    api.changeElsewhere(
      'faq',
      theirs([question('one', 'Why?', [source('a', 'A')]), question('two', 'Theirs?')]),
    );
    expect(await commands.save('faq')).toBe(false);
    expect(block('faq').conflict?.choices).toEqual({ 'questions/two/question': null });
    commands.chooseSide({ key: 'faq', field: 'questions/two/question', side: 'theirs' });
    expect(await commands.settleConflict('faq')).toBe(true);
    expect(valueAt('questions')).toEqual([
      question('one', 'Who?', [source('a', 'A')]),
      question('two', 'Theirs?'),
    ]);
    expect(state().openKey).toBe('faq');
  });

  it('are not undone with those of the user: an item that others added stays', async () => {
    const { edit, commands, api, valueAt } = open();
    edit('questions', [question('two', 'How?')]);
    api.changeElsewhere(
      'faq',
      theirs([...(data['questions'] as readonly unknown[]), question('three', 'New?')]),
    );
    expect(await commands.save('faq')).toBe(true);
    commands.undo();
    expect(valueAt('questions')).toEqual([
      ...(data['questions'] as readonly unknown[]),
      question('three', 'New?'),
    ]);
  });
});

describe('a copy of a block', () => {
  it('has items with ids of their own at every depth', () => {
    const { commands, state, block } = open();
    commands.duplicate('faq');
    const [, copyKey = ''] = state().order;
    const [copied, original] = [copyKey, 'faq'].map((key) => JSON.stringify(block(key).draft));
    expect(copied?.replaceAll(/"id":"[^"]*"/g, '')).toBe(original?.replaceAll(/"id":"[^"]*"/g, ''));
    expect(copied?.match(/"id":"[^"]*"/g)).not.toEqual(original?.match(/"id":"[^"]*"/g));
  });
});
