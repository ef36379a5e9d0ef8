import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { createFieldViews } from '../../../../field-plugins/sdk/contract/lazy-view.ts';
import { catalogueViews } from '../../../../field-plugins/catalogue/views.ts';
import type { BlockData } from '../../../../shared/wire/content.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { createFakeApi } from '../../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { EditorStage } from '../../testing/editor-stage.tsx';
import { openTestEditor } from '../../testing/open-test-editor.ts';

const field = (field_title: string, order: number, field_type = 'text'): FieldDefinition => ({
  ...{ field_type, field_title, required: false, order, field_values: null },
});

/** An open form whose widgets are loaded for the first time, as in a page that was just opened. */
async function openForm(fields: Record<string, FieldDefinition>, data: BlockData) {
  const views = createFieldViews(catalogueViews);
  const page = openTestEditor({
    models: [
      {
        id: 'note',
        name: 'Note',
        slug: 'note',
        content_model_type: 'PAGE',
        content_model: fields,
        revision: 1,
      },
    ],
    blocks: [{ id: 'a', modelId: 'note', data, revision: 1 }],
    views,
  });
  const { user } = renderScreen(<EditorStage editor={page.editor} plugins={{ views }} />, {
    api: createFakeApi(),
  });
  page.commands.open('a');
  /** Types at the end of a field, and leaves the caret there or after so many letters. */
  async function type(label: string, text: string, caret?: number): Promise<void> {
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
    await user.type(input, text, { initialSelectionStart: input.value.length });
    if (caret !== undefined) input.setSelectionRange(caret, caret);
  }
  /** Saves, which tells the editor of a plan, and types on at once. */
  async function goOn(text = ''): Promise<void> {
    const former = document.activeElement;
    await page.commands.save('a');
    await waitFor(() => expect(former?.isConnected).toBe(false));
    if (text !== '') await user.keyboard(text);
  }
  return {
    ...{ page, type, goOn },
    plan: (...operations: PlanOperation[]) => page.api.planElsewhere('note', operations),
    undo: () => page.api.undoElsewhere('note'),
    draft: () => page.block('a').draft,
  };
}

/** The values of a list without the ids of its items. */
function itemsOf(value: unknown): unknown {
  return (value as readonly { data: unknown }[]).map(({ data }) => data);
}

const heading = { heading: field('Heading', 0), note: field('Note', 1) };

it('a field that is called otherwise keeps the caret between the same letters', async () => {
  const form = await openForm(heading, { heading: 'Hello', note: '' });
  await form.type('Heading', ' you', 5);
  form.plan({ op: 'rename', field: 'heading', to: 'title' });
  await form.goOn(', all of');
  expect(form.draft()['title']).toBe('Hello, all of you');
  form.undo();
  await form.goOn('!');
  expect(form.draft()['heading']).toBe('Hello, all of! you');
});

it('a field of another type keeps the caret', async () => {
  const form = await openForm(heading, { heading: 'Hello', note: '' });
  await form.type('Heading', ' you', 5);
  form.plan({ op: 'retype', field: 'heading', field_type: 'textarea' });
  await form.goOn(', all of');
  expect(form.draft()['heading']).toBe('Hello, all of you');
});

it.each([
  { where: 'at the end', caret: 9, before: 'Hello you' },
  { where: 'between letters', caret: 5, before: 'Hello' },
])('a field that becomes formatted text has the caret $where, and so has the former one', async (given) => {
  const form = await openForm(heading, { heading: 'Hello', note: '' });
  await form.type('Heading', ' you', given.caret);
  form.plan({ op: 'retype', field: 'heading', field_type: 'richtext' });
  await form.goOn();
  expect(document.activeElement).toHaveAttribute('contenteditable', 'true');
  const selection = document.getSelection();
  expect(selection?.anchorNode?.nodeValue?.slice(0, selection.anchorOffset)).toBe(given.before);
  form.page.type('a', 'note', 'Something to save');
  form.undo();
  await form.goOn('!');
  expect(form.draft()['heading']).toBe('Hello you'.replace(given.before, `${given.before}!`));
});

it('a field that is wrapped keeps the caret in the item, and takes it back', async () => {
  const form = await openForm(heading, { heading: 'Hello', note: '' });
  await form.type('Heading', ' you', 5);
  form.plan({ op: 'wrap', fields: ['note', 'heading'], to: 'cards', title: 'Cards' });
  await form.goOn(', all of');
  expect(itemsOf(form.draft()['cards'])).toEqual([{ heading: 'Hello, all of you', note: '' }]);
  form.undo();
  await form.goOn('!');
  expect(form.draft()).toMatchObject({ heading: 'Hello, all of! you' });
});

it('a field that is gathered keeps the caret in its item, and takes it back, also from another row', async () => {
  const fields = { q_1: field('Q 1', 0), q_2: field('Q 2', 1), q_3: field('Q 3', 2) };
  const form = await openForm(fields, { q_1: '', q_2: 'two', q_3: 'three' });
  await form.type('Q 3', ' and', 5);
  form.plan({ op: 'gather', columns: { q: 'q_#' }, to: 'questions', title: 'Questions' });
  await form.goOn('?');
  expect(itemsOf(form.draft()['questions'])).toEqual([{ q: 'two' }, { q: 'three? and' }]);
  form.undo();
  await form.goOn('!');
  expect(Object.values(form.draft())).toContain('three?! and');
});

it('a field in an item of a list keeps the caret in a list in it', async () => {
  const steps = { ...field('Steps', 0, 'list'), field_values: { fields: heading } };
  const data = { steps: [{ id: 'abcdefghijk1', data: { heading: 'Hello', note: '' } }] };
  const form = await openForm({ steps }, data);
  form.page.commands.open('a', { field: 'steps/abcdefghijk1/heading' });
  await form.type('Heading', ' you');
  form.plan({ op: 'wrap', within: ['steps'], fields: ['heading'], to: 'cards', title: 'Cards' });
  await form.goOn('!');
  expect(JSON.stringify(form.draft())).toContain('"heading":"Hello you!"');
  form.undo();
  await form.goOn('?');
  expect(JSON.stringify(form.draft())).toContain('"heading":"Hello you!?"');
});

const lines: PlanOperation = {
  ...{ op: 'split', field: 'rows', to: 'entries', title: 'Entries' },
  item: { name: field('Name', 0), place: field('Place', 1) },
};

it('lines that become a list keep the caret in the part of the line that it was in', async () => {
  const form = await openForm({ rows: field('Rows', 0, 'textarea') }, { rows: 'Ann | Rome\nBob | ' });
  await form.type('Rows', 'Oslo');
  form.plan(lines);
  await form.goOn(' city');
  expect(itemsOf(form.draft()['entries'])).toEqual([
    { name: 'Ann', place: 'Rome' },
    { name: 'Bob', place: 'Oslo city' },
  ]);
  form.undo();
  await form.goOn('!');
  expect(form.draft()['rows']).toBe('Ann | Rome\nBob | Oslo city!');
});

it('the list has the focus where no line became an item', async () => {
  const form = await openForm({ rows: field('Rows', 0, 'textarea') }, { rows: '' });
  await form.type('Rows', ' ');
  form.plan(lines);
  await form.goOn(' ');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Entries/ }));
  expect(form.page.state().openKey).toBe('a');
});

it('a field that is removed gives its focus to no other field', async () => {
  const form = await openForm(heading, { heading: 'Hello', note: '' });
  await form.type('Heading', ' you');
  form.plan({ op: 'remove', field: 'heading' });
  await form.goOn();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
