import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import deFields from '../../locales/de/fields.json' with { type: 'json' };
import deLibrary from '../../locales/de/library.json' with { type: 'json' };
import deTranslation from '../../locales/de/translation.json' with { type: 'json' };
import { libraryTypes } from '../../server/library/block-types.ts';
import { libraryModel } from '../../stories/support/library-models.ts';
import { loadFieldViews, renderEditor } from '../../tests/support/render-editor.tsx';
import type { Language } from '../../shared/languages.ts';
import { words } from '../lib/words/words.ts';

beforeAll(async () => {
  await loadFieldViews();
  const german = { translation: deTranslation, fields: deFields, library: deLibrary };
  for (const [part, texts] of Object.entries(german)) words.add('de', part, texts);
});

afterEach(async () => {
  await act(async () => words.speak('en'));
});

const speak = (language: Language) => act(async () => words.speak(language));

/** The card of a product, whose name and one label an administrator changed; and a block type of their own. */
function ownModels() {
  const card = libraryModel(libraryTypes.product_card);
  const { price } = card.content_model;
  if (!price) throw new Error('The product card has no price.');
  return [
    {
      ...card,
      name: 'Cup',
      content_model: { ...card.content_model, price: { ...price, field_title: 'Price of one' } },
      library: { type: 'product_card', edited: ['name', 'fields.price'] },
    },
    { ...libraryModel(libraryTypes.opening_hours), id: 'own', name: 'Market days', library: undefined },
  ].map(({ library, ...model }) => ({ ...model, ...(library && { library }) }));
}

function open() {
  const models = [...Object.values(libraryTypes).slice(0, 3).map(libraryModel), ...ownModels()];
  const id = libraryTypes.product_card.id;
  const blocks = [{ id: 'a', modelId: id, data: { name: 'Cup with a lid' }, revision: 1 }];
  return renderEditor({ models, blocks });
}

const offered = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

it('block types are offered in the language of the interface, by name, and an administrator’s names stay', async () => {
  const { user } = open();
  await speak('de');
  await user.click(screen.getByTestId('add-block'));
  await screen.findAllByTestId('add-block-item');
  expect(offered()).toEqual(['Hero', 'Textabschnitt', 'Merkmale', 'Cup', 'Market days']);
  await user.keyboard('{Escape}');
  await speak('en');
  await user.click(screen.getByTestId('add-block'));
  expect(offered()).toEqual(['Hero', 'Rich section', 'Feature list', 'Cup', 'Market days']);
});

it('the labels, choices and placeholders of an open form change with the language, and typed text stays', async () => {
  const { user, block } = open();
  await user.click(screen.getByRole('button', { name: /^Cup/, expanded: false }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, '!');
  expect(screen.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await speak('de');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cup with a lid!');
  expect(screen.getByRole('textbox', { name: 'Beschreibung' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Ausverkauft' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Price of one' })).toBeVisible();
  expect(block('a').draft['name']).toBe('Cup with a lid!');
});

it('the labels and placeholders in the items of a list are in the language of the interface', async () => {
  const model = libraryModel(libraryTypes.price_list);
  const items = [{ id: 'cup000000001', data: { name: 'Cup' } }];
  const blocks = [{ id: 'a', modelId: model.id, data: { title: 'Prices', items }, revision: 1 }];
  const { user } = renderEditor({ models: [model], blocks });
  await speak('de');
  await user.click(screen.getByRole('button', { name: /^Preisliste/, expanded: false }));
  await user.click(await screen.findByRole('button', { name: /^1 Cup/, expanded: false }));
  const name = await screen.findByRole('textbox', { name: 'Bezeichnung' });
  expect(name).toHaveValue('Cup');
  expect(name).toHaveAttribute('placeholder', deLibrary.price_list.items.items.placeholders.name);
  expect(screen.getByRole('textbox', { name: 'Preis' })).toHaveAttribute('placeholder', '3.500 RSD');
});
