import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import { renderEditor } from '../../../../tests/support/render-editor.tsx';
import { list } from '../../testing/list-samples.ts';
import { field, model } from '../../testing/sample-models.ts';

const note = model('note', 'Note', {
  heading: field('text', 'Heading'),
  note: field('text', 'Note'),
  steps: list('Steps', { text: field('text', 'Text') }),
});
const data = { heading: 'Hello', note: '', steps: [{ id: 'abcdefghijk1', data: { text: 'Hello' } }] };

/** Types at the end of a field, then saves a block whose type was changed elsewhere. */
async function typeAndSave(label: string, ...operations: PlanOperation[]) {
  const { user, ...page } = renderEditor({
    models: [note],
    blocks: [{ id: 'a', modelId: 'note', data, revision: 1 }],
  });
  page.commands.open('a', { field: 'steps/abcdefghijk1/text' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
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
  const definition = field('text', 'More', { order: 1 });
  const inItem: PlanOperation = { op: 'add', within: ['steps'], field: 'more', definition };
  const { user, page } = await typeAndSave('Text', retypeNote, inItem);
  await user.keyboard('!');
  expect(page.block('a').draft).toMatchObject({ steps: [{ data: { text: 'Hello you!', more: '' } }] });
});

it('gives the focus of a field that is removed to no other field', async () => {
  await typeAndSave('Heading', { op: 'wrap', fields: ['heading', 'note'], to: 'cards', title: 'Cards' });
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

it('gives a field that renders late no focus once the user has moved to another one', async () => {
  const { user, ...page } = renderEditor({
    models: [note],
    blocks: [{ id: 'a', modelId: 'note', data, revision: 1 }],
  });
  page.commands.open('a', { field: 'steps/abcdefghijk2/text' });
  const heading = await screen.findByRole('textbox', { name: 'Heading' });
  expect(page.state().focus).not.toBeNull();
  await user.click(heading);
  expect(page.state().focus).toBeNull();
});
