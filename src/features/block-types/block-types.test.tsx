import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
import { makePlan } from '../../../stories/support/fake-model-answers.ts';
import { libraryModels } from '../../../stories/support/library-models.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { BlockTypesLayer } from '../../app/block-types-layer.tsx';
import { BlockTypesScreen } from './block-types-screen.tsx';
import { event, openBlockType } from '../../../tests/support/open-block-type.tsx';

// The code of these field types takes longer to load than tests wait.
await Promise.all([loadFieldsFor([{ field_type: 'list', pattern: true }]), fieldViews.load('text')]);

const usage = [{ id: 'event', blocks: 3, pages: 2, live_pages: 1, components: 0, workspaces: 1 }];

function showList(models: readonly BlockContentModel[] = [event, ...libraryModels]) {
  const data = { models: [...models], usage };
  const layer = (
    <BlockTypesLayer>
      <BlockTypesScreen />
    </BlockTypesLayer>
  );
  return renderScreen(layer, { data, path: '/admin/block-types', visitor: 'administrator' });
}

test('lists the types with their use, finds them, and archives one', async () => {
  const { user, api } = showList();
  expect(await screen.findByText(`${libraryModels.length + 1} block types`)).toBeVisible();
  expect(screen.getAllByText('3 blocks · 2 pages · 1 live · 1 workspace')[0]).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'event');
  expect(await screen.findByText('1 block type')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Event' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Block type archived')).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Show archived' }));
  expect(await screen.findByText('Archived')).toBeVisible();
  expect(api.data.models.find(({ id }) => id === 'event')?.archived).toBe(true);
});

test('duplicates a type with its availability, but under its own name, and opens the copy', async () => {
  const availability = { available: { workspace_types: ['BLOG' as const] } };
  const { user, place, api } = showList([
    { ...event, ...availability, labels: { en: 'Happening', de: 'Termin' } },
    ...libraryModels,
  ]);
  await screen.findByText(/block types$/);
  await user.click(screen.getByRole('button', { name: 'Actions for Happening' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Happening (copy)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(place()).toMatch(/^\/admin\/block-types\/model-/));
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Happening (copy)',
    content_model_type: 'PAGE',
    content_model: event.content_model,
    ...availability,
  });
});

test('starts a type with the fields of another, but not with its labels', async () => {
  const { user, api } = showList([{ ...event, labels: { de: 'Termin' } }]);
  await screen.findByText(/block type$/);
  await user.click(screen.getByRole('button', { name: 'Create block type' }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Concert');
  await user.click(screen.getByRole('combobox', { name: 'Start from' }));
  await user.click(await screen.findByRole('option', { name: 'Event' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Concert',
      content_model_type: 'PAGE',
      content_model: event.content_model,
    }),
  );
});

test('adds a field with a name made of its title, and saves at once', async () => {
  const { user, patches, save } = await openBlockType();
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search types' }), 'one line');
  await user.keyboard('{Enter}');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Sub title');
  expect(screen.getByRole('textbox', { name: /^API name/ })).toHaveValue('sub_title');
  await save();
  expect(await screen.findByText('Block type saved')).toBeVisible();
  expect(patches()).toMatchObject([
    { content_model: { ...event.content_model, sub_title: { field_title: 'Sub title', order: 2 } } },
  ]);
  expect(screen.getByRole('button', { name: 'Save block type' })).toHaveAttribute('aria-disabled', 'true');
});

test('asks when live pages get the new name of a field', async () => {
  const { user, api, patches, save, choose } = await openBlockType();
  api.data.plans = [
    {
      ...makePlan('event'),
      counts: { blocks: 3, pages: 2, live_pages: 1, components: 0, workspaces: 1 },
    },
  ];
  await choose(/^Heading/);
  const name = screen.getByRole('textbox', { name: /^API name/ });
  await user.clear(name);
  await user.type(name, 'title');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Change the block type?' });
  expect(within(dialog).getByText('Change heading: API name')).toBeVisible();
  expect(dialog).toHaveTextContent('This touches 3 blocks, 2 pages, 1 live page, 1 workspace.');
  expect(patches()).toEqual([]);
  await user.keyboard('{Control>}s{/Control}');
  for (const target of [dialog, document.body])
    expect(fireEvent.keyDown(target, { key: 'z', ctrlKey: true })).toBe(false);
  expect(name).toHaveValue('title');
  const sent = api.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/plans/'));
  expect(sent.map(({ body }) => body)).toEqual([
    { operations: [{ op: 'options', field: 'heading', properties: { api_name: 'title' } }] },
  ]);
  await user.click(within(dialog).getByRole('radio', { name: 'At once' }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Block type saved')).toBeVisible();
  const applied = api.requests.find(({ path }) => path.endsWith('/apply/'));
  expect(applied?.body).toEqual({ live: 'at_once' });
});

const names = () =>
  [...document.querySelectorAll<HTMLElement>('.field-row')].map(({ dataset }) => dataset['field']);

test('undoes with Ctrl+Z, and redoes with Ctrl+Y and Ctrl+Shift+Z, but not in dialogs', async () => {
  const { user } = await openBlockType();
  screen.getByRole('button', { name: 'Move Heading' }).focus();
  await user.keyboard(' {ArrowDown} ');
  for (const redo of ['{Control>}y{/Control}', '{Control>}{Shift>}z{/Shift}{/Control}']) {
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['heading', 'place']);
    await user.keyboard(redo);
    expect(names()).toEqual(['place', 'heading']);
  }
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  expect(await screen.findByRole('searchbox', { name: 'Search types' })).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['place', 'heading']);
});

test('moves fields by keyboard, undoes, and keeps the draft for the next visit', async () => {
  const { user } = await openBlockType();
  const kept = () => Object.keys(localStorage).filter((key) => key === 'octavo.type-draft.user-1.event');
  screen.getByRole('button', { name: 'Move Heading' }).focus();
  await user.keyboard(' {ArrowDown} ');
  expect(names()).toEqual(['place', 'heading']);
  expect(kept()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['heading', 'place']);
  expect(kept()).toEqual([]);
  // Moving the focus elsewhere drops the field, and the focus stays there.
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
  const nextFrame = () => new Promise(requestAnimationFrame);
  handle('Heading').focus();
  await user.keyboard(' {ArrowDown}{Tab}');
  await nextFrame();
  expect(names()).toEqual(['place', 'heading']);
  expect(handle('Heading')).not.toHaveFocus();
  handle('Heading').focus();
  await user.keyboard(' {ArrowUp}');
  await user.click(handle('Place'));
  await nextFrame();
  expect(names()).toEqual(['heading', 'place']);
  expect(handle('Place')).toHaveFocus();
});

test('shows a problem at its field, and saves nothing until it is fixed', async () => {
  const { user, patches, save, choose } = await openBlockType();
  await choose(/^Place/);
  const name = screen.getByRole('textbox', { name: /^API name/ });
  await user.clear(name);
  await user.type(name, 'heading');
  expect(screen.getByText('There’s already a field “heading”. Choose another name.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await save();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible());
  expect(name).toHaveFocus();
  expect(await screen.findByText(/^Not saved\. Place, API name: There’s already a field/)).toBeVisible();
  expect(patches()).toEqual([]);
});

test('asks whose changes stay if another administrator saved the type meanwhile', async () => {
  const { user, api, patches, save, choose } = await openBlockType();
  const { heading, place } = event.content_model;
  const saveElsewhere = (help: string) => {
    const [model = event] = api.data.models;
    const content_model = { heading, place: { ...place, help } } as typeof event.content_model;
    api.data.models = [{ ...model, revision: model.revision + 1, content_model }];
  };
  const answer = async (name: string) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Which changes do you want?' });
    await user.click(within(dialog).getByRole('button', { name }));
  };
  saveElsewhere('Where it is.');
  await choose(/^Heading/);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
  await save();
  await answer('Keep my changes');
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Heading!');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await save();
  expect(await screen.findByText('Block type saved')).toBeVisible();
  expect(patches().at(-1)).toMatchObject({ content_model: { heading: { field_title: 'Heading!' }, place } });
  saveElsewhere('Where it was.');
  await choose(/^Place/);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), '?');
  await save();
  await answer('Take the other changes');
  expect(await screen.findByRole('textbox', { name: /^Help text/ })).toHaveValue('Where it was.');
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Place');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});
