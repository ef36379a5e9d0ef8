import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { createFakeApi } from '../../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { EditorStage } from '../../testing/editor-stage.tsx';
import { openTestEditor } from '../../testing/open-test-editor.ts';

const field = (field_title: string, order: number): FieldDefinition => ({
  ...{ field_type: 'text', field_title, required: false, order, field_values: null },
});
const content_model = {
  heading: field('Heading', 0),
  note: field('Note', 1),
  steps: { ...field('Steps', 2), field_type: 'list', field_values: { fields: { text: field('Text', 0) } } },
};
const data = { heading: 'Hello', note: '', steps: [{ id: 'abcdefghijk1', data: { text: 'Hello' } }] };

/** Types at the end of a field, then saves a block whose type was changed elsewhere. */
async function typeAndSave(label: string, ...operations: PlanOperation[]) {
  const about = { id: 'note', name: 'Note', slug: 'note', content_model_type: 'PAGE', revision: 1 } as const;
  const page = openTestEditor({
    models: [{ ...about, content_model }],
    blocks: [{ id: 'a', modelId: 'note', data, revision: 1 }],
  });
  const { user } = renderScreen(<EditorStage editor={page.editor} />, { api: createFakeApi() });
  page.commands.open('a', { field: 'steps/abcdefghijk1/text' });
  const input = await screen.findByRole('textbox', { name: label });
  await user.type(input, ' you', { initialSelectionStart: 5 });
  page.api.planElsewhere('note', operations);
  await page.commands.save('a');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
  return { user, page };
}

const retypeNote: PlanOperation = { op: 'retype', field: 'note', field_type: 'number' };
const options: PlanOperation = { op: 'options', field: 'heading', properties: { help: 'A line' } };

it('keeps the focus and the caret in a field that a plan leaves or changes in place', async () => {
  const { user, page } = await typeAndSave('Heading', retypeNote, options);
  await user.keyboard('!');
  expect(page.block('a').draft).toMatchObject({ heading: 'Hello you!', note_2: null });
});

it('keeps the focus in an item of a list', async () => {
  const inItem: PlanOperation = { op: 'add', within: ['steps'], field: 'more', definition: field('More', 1) };
  const { user, page } = await typeAndSave('Text', retypeNote, inItem);
  await user.keyboard('!');
  expect(page.block('a').draft).toMatchObject({ steps: [{ data: { text: 'Hello you!', more: '' } }] });
});

it('gives the focus of a field that is removed to no other field', async () => {
  await typeAndSave('Heading', { op: 'wrap', fields: ['heading', 'note'], to: 'cards', title: 'Cards' });
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
