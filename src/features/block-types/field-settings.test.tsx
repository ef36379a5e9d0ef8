import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
import { makeWorkspace } from '../../../stories/support/fake-records.ts';
import { libraryModel } from '../../../stories/support/library-models.ts';
import library from '../../../locales/en/library.json' with { type: 'json' };
import { libraryTypes } from '../../../server/library/block-types.ts';
import { event, openBlockType } from '../../../tests/support/open-block-type.tsx';

// Their code takes longer to load than tests wait.
await Promise.all([
  loadFieldsFor([{ field_type: 'list', pattern: true }, { field_type: 'number' }, { field_type: 'date' }]),
  ...['text', 'number', 'select'].map((type) => fieldViews.load(type)),
]);

const button = (name: string) => screen.getByRole('button', { name });

test('looking at a field changes nothing', async () => {
  const { choose } = await openBlockType();
  await choose(/^Place/);
  await screen.findByRole('textbox', { name: 'Maximum length' });
  expect(button('Undo')).toBeDisabled();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('text that is no number, or has too many digits for one, stays in the option as typed', async () => {
  const { user, choose, save, patches } = await openBlockType();
  await choose(/^Place/);
  const most = await screen.findByRole('textbox', { name: 'Maximum length' });
  for (const text of ['12x', '12345678901234567']) {
    await user.clear(most);
    await user.type(most, text);
    await save();
    await waitFor(() => expect(most).toBeInvalid());
    expect(most).toHaveValue(text);
    expect(most).toHaveAccessibleDescription(
      'Maximum length: This value has the wrong format for this field.',
    );
  }
  expect(patches()).toEqual([]);
  await user.clear(most);
  await user.type(most, '12');
  expect(most).toBeValid();
});

test('a new choice can be saved, and errors appear when its options lose the focus', async () => {
  const { user, add, save, patches } = await openBlockType();
  await add(/^Choice/);
  const named = await screen.findByDisplayValue('Choice');
  await waitFor(() => expect(named).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  const title = screen.getByDisplayValue('Option 1');
  await user.clear(title);
  expect(screen.queryByText(/Fill this in/)).toBeNull();
  await user.click(screen.getByRole('textbox', { name: /^API name/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choice 1 › Title: Fill this in.');
  await save();
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription('Choice 1 › Title: Fill this in.');
  expect(await screen.findByText('Not saved. Choice, Choice 1 › Title: Fill this in.')).toBeVisible();
  expect(patches()).toEqual([]);
  await user.type(title, 'Small');
  // No error is left, and no message.
  await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
  await save();
  expect(await screen.findByText('Block type saved')).toBeVisible();
});

test('entries of options have their own labels for adding, naming and removing', async () => {
  const { user, add } = await openBlockType();
  await add(/^Choice/);
  expect(await screen.findByRole('group', { name: 'Choice 2' })).toBeVisible();
  await user.click(button('Add a choice'));
  const third = screen.getByRole('group', { name: 'Choice 3' });
  await waitFor(() => expect(within(third).getByRole('textbox', { name: 'Value' })).toHaveFocus());
  await user.click(button('Remove Choice 1'));
  expect(screen.queryByDisplayValue('Option 1')).toBeNull();
  await waitFor(() => expect(button('Remove Choice 1')).toHaveFocus());
  await user.click(button('Remove Choice 2'));
  await waitFor(() => expect(button('Remove Choice 1')).toHaveFocus());
  await user.click(button('Remove Choice 1'));
  await waitFor(() => expect(button('Add a choice')).toHaveFocus());
  await user.click(screen.getByRole('tab', { name: 'Fields' }));
  await add(/^Colour Any/);
  await user.click(await screen.findByRole('button', { name: 'Add a colour' }));
  expect(screen.getByRole('group', { name: 'Colour 1' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Fields' }));
  await add(/^Tags/);
  await user.click(await screen.findByRole('button', { name: 'Add a suggestion' }));
  expect(screen.getByRole('textbox', { name: 'Suggestion 1' })).toBeVisible();
  expect(button('Remove Suggestion 1')).toBeVisible();
});

test('the focus follows conditions that are added and removed, and the copy of a field', async () => {
  const { user, choose } = await openBlockType();
  await choose(/^Place/);
  const field = (number: number) =>
    within(screen.getByRole('group', { name: `Condition ${number}` })).getByRole('combobox', {
      name: 'Field',
    });
  await user.click(button('Add condition'));
  await waitFor(() => expect(field(1)).toHaveFocus());
  await user.click(button('Add condition'));
  await waitFor(() => expect(field(2)).toHaveFocus());
  await user.click(button('Remove condition 1'));
  await waitFor(() => expect(button('Remove condition 1')).toHaveFocus());
  await user.click(button('Remove condition 1'));
  await waitFor(() => expect(button('Add condition')).toHaveFocus());
  await user.click(button('Duplicate'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /^API name/ })).toHaveValue('place_2');
});

test('undoing keeps the focus when the field or the button that has it is gone', async () => {
  const { user, choose } = await openBlockType();
  await choose(/^Place/);
  await user.click(button('Duplicate'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'About this type' })).toHaveFocus());
  await user.click(button('Redo'));
  await waitFor(() => expect(button('Undo')).toHaveFocus());
  await user.click(button('Undo'));
  await waitFor(() => expect(button('Redo')).toHaveFocus());
});

test('saving an empty list shows an error that it needs fields, and opens them', async () => {
  const { add, save } = await openBlockType();
  await add(/^List/);
  expect(await screen.findByText('Items have no fields yet')).toBeVisible();
  await save();
  expect(await screen.findByText('Add at least one field to the items.')).toBeVisible();
  await waitFor(() => expect(button('Fields of an item')).toHaveFocus());
});

test('removing a field moves the focus to the next one, and finally to the button that adds one', async () => {
  const { user, choose } = await openBlockType();
  await choose(/^Heading/);
  await user.click(button('Remove field'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Place/ })).toHaveFocus());
  await choose(/^Place/);
  await user.click(button('Remove field'));
  await waitFor(() => expect(button('Add field')).toHaveFocus());
});

/** Adds a condition to the field Place. */
async function addCondition({ user, choose }: Awaited<ReturnType<typeof openBlockType>>) {
  await choose(/^Place/);
  await user.click(button('Add condition'));
  const condition = screen.getByRole('group', { name: 'Condition 1' });
  const pick = async (label: string, option: string) => {
    await user.click(within(condition).getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { condition, pick };
}

test('values that a condition compares with are typed where a field takes any', async () => {
  const { user, choose, save, patches } = await openBlockType();
  await choose(/^Place/);
  await user.click(button('Add condition'));
  const condition = screen.getByRole('group', { name: 'Condition 1' });
  await user.click(within(condition).getByRole('combobox', { name: 'Comparison' }));
  await user.click(await screen.findByRole('option', { name: 'is one of' }));
  await save();
  expect(await screen.findByText('Choose or type at least one value.')).toBeVisible();
  const values = within(condition).getByRole('combobox', { name: 'Values' });
  await waitFor(() => expect(values).toHaveFocus());
  await user.type(values, 'Open day{Enter}Concert');
  await save();
  await waitFor(() =>
    expect(patches()).toMatchObject([
      { content_model: { place: { shown_when: { all: [{ one_of: ['Open day', 'Concert'] }] } } } },
    ]),
  );
});

const price = { field_type: 'number', field_title: 'Price', required: false, field_values: null };

/** A condition of the field Place about another field. */
async function compare(definition: typeof price, comparison: string) {
  const { content_model, ...type } = event;
  const other = { ...definition, order: 2 };
  const shown = await openBlockType({ ...type, content_model: { ...content_model, other } });
  const { condition, pick } = await addCondition(shown);
  await pick('Field', definition.field_title);
  await pick('Comparison', comparison);
  return { ...shown, value: within(condition).getByLabelText('Value') };
}

test('a condition may compare with a negative number, but not with an empty text', async () => {
  const { user, save, patches, value } = await compare(price, 'is more than');
  expect(value).toHaveValue('');
  await save();
  expect(await screen.findByText('Choose or type at least one value.')).toBeVisible();
  await waitFor(() => expect(value).toHaveFocus());
  await user.type(value, '-');
  await save();
  expect(await screen.findByText(/^Enter a number, such as/)).toBeVisible();
  expect(value).toHaveValue('-');
  await user.type(value, '1e3');
  expect(value).toHaveValue('-1e3');
  await save();
  await waitFor(() =>
    expect(patches()).toMatchObject([
      { content_model: { place: { shown_when: { all: [{ field: 'other', more_than: -1000 }] } } } },
    ]),
  );
});

test('workspaces are chosen by name, and deleted ones are marked', async () => {
  const workspaces = [
    makeWorkspace({ id: 'kiln', title: 'Kiln & Clay' }),
    makeWorkspace({ id: 'harbor', title: 'Harbor Notes' }),
  ];
  const { user, save, patches, seeSettings } = await openBlockType(
    { ...event, available: { workspaces: ['kiln', 'gone'] } },
    { workspaces },
  );
  await seeSettings();
  expect(await screen.findByRole('button', { name: 'Kiln & Clay' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'A deleted workspace' })).toBeVisible();
  const input = screen.getByRole('combobox', { name: 'Workspaces' });
  await user.type(input, 'harb');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: /Harbor Notes/ }));
  await save();
  await waitFor(() =>
    expect(patches()).toMatchObject([{ available: { workspaces: ['kiln', 'gone', 'harbor'] } }]),
  );
});

test('every type that is typed into has one setting for its placeholder, and may be filled in by the browser', async () => {
  const { user, choose, save, patches } = await openBlockType({
    ...event,
    content_model: {
      place: {
        ...{ field_type: 'text', field_title: 'Place', required: false, order: 0 },
        field_values: { placeholder: 'Hall 3' },
      },
      count: { field_type: 'number', field_title: 'Count', required: false, order: 1, field_values: null },
      day: { field_type: 'date', field_title: 'Day', required: false, order: 2, field_values: null },
    },
  });
  const placeholder = () => screen.queryByRole('textbox', { name: 'Placeholder' });
  await choose(/^Place/);
  expect(placeholder()).toHaveValue('Hall 3');
  await choose(/^Day/);
  expect(placeholder()).toBeNull();
  await choose(/^Count/);
  await user.type(screen.getByRole('textbox', { name: 'Placeholder' }), '12');
  await user.click(screen.getByRole('checkbox', { name: /^Let browsers offer/ }));
  await save();
  await waitFor(() =>
    expect(patches()).toMatchObject([{ content_model: { count: { placeholder: '12', autofill: true } } }]),
  );
});

test('a type of the library has its name in the language of the interface until it is renamed', async () => {
  const faq = { ...libraryModel(libraryTypes.faq), ...{ id: 'event', name: 'Questions' } };
  const { user, seeSettings } = await openBlockType(
    { ...faq, library: { type: 'faq', edited: [] } },
    {},
    library.faq.name,
  );
  await seeSettings();
  const name = screen.getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('Questions');
  await user.type(name, '!');
  expect(screen.getByRole('heading', { level: 1, name: 'Questions!' })).toBeVisible();
});
