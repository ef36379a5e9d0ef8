import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
import { event, openBlockType } from '../../../tests/support/open-block-type.tsx';

// Their code takes longer to load than tests wait.
await Promise.all([
  loadFieldsFor([{ field_type: 'media' }, { field_type: 'link' }]),
  ...['text', 'link', 'media'].map((type) => fieldViews.load(type)),
]);

const field = (field_type: string, field_title: string, rest: object = {}) => ({
  ...{ field_type, field_title, required: false, order: 2, field_values: null },
  ...rest,
});
const withField = (name: string, definition: ReturnType<typeof field>) => ({
  ...event,
  content_model: { ...event.content_model, [name]: definition },
});

test('a field whose plugin is gone is shown, and the others can be changed', async () => {
  const { user, choose, save, patches } = await openBlockType(
    withField('ag', field('agenda', 'Agenda', { help: 'Day by day.' })),
  );
  await choose(/^Agenda/);
  expect(screen.getByRole('alert')).toHaveTextContent('The type of this field isn’t installed.');
  expect(screen.getByRole('button', { name: /^Agenda agenda · ag/, hidden: true })).toBeInTheDocument();
  for (const name of ['Duplicate', 'Move into a list'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await choose(/^Place/);
  await user.type(screen.getByRole('textbox', { name: /^Help text/ }), 'Where.');
  await save();
  expect(await screen.findByText('Block type saved')).toBeVisible();
  expect(patches()).toMatchObject([
    { content_model: { place: { help: 'Where.' }, ag: { field_type: 'agenda', order: 2 } } },
  ]);
});

test.each(['Images', 'Pages'])('%s have no default to choose', async (type) => {
  const { add } = await openBlockType();
  await add(new RegExp(`^${type}`));
  expect(await screen.findByRole('heading', { name: 'Place in the form' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Default' })).toBeNull();
});

const sentence = 'The default can’t contain images or pages.';
const link = {
  ...{ id: 'a', type: 'internal', color: 'primary', variant: 'outlined', size: 'medium', target: '_self' },
  ...{ link: '', page: { id: 'about', title: 'About', url_path: '/about' }, title: '' },
};

test('a default that refers to records is said before saving, and can be taken out', async () => {
  const button = field('link', 'Button', { default: [link] });
  const { user, choose, save, patches } = await openBlockType(withField('button', button));
  await choose(/^Button/);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  const part = screen.getByRole('region', { name: 'Default' });
  await user.type(await within(part).findByRole('textbox', { name: /^Link text/ }), 'Read');
  await save();
  expect(await screen.findByText(/^Not saved\. Button, Default: The default/)).toBeVisible();
  expect(patches()).toEqual([]);
  await waitFor(() => expect(part.contains(document.activeElement)).toBe(true));
  await user.click(screen.getByRole('checkbox', { name: 'New blocks start with a value' }));
  expect(screen.queryByText(new RegExp(`^${sentence}`))).toBeNull();
});
