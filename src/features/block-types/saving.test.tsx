import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
import type { PlanFailure } from '../../../shared/wire/plans.ts';
import { makePlan } from '../../../stories/support/fake-model-answers.ts';
import { event, openBlockType } from '../../../tests/support/open-block-type.tsx';

// Their code takes longer to load than tests wait.
await Promise.all([loadFieldsFor([{ field_type: 'list', pattern: true }]), fieldViews.load('text')]);

const { heading, place } = event.content_model;
if (!heading || !place) throw new Error('The type has two fields.');

const saved = () => screen.findByText('Block type saved');
const button = (name: string) => screen.getByRole('button', { name });
const textbox = (name: RegExp) => screen.getByRole('textbox', { name });
const saveButton = () => button('Save block type');

/** Holds calls with this method back until the returned function is called. */
function holdBack(method: string): () => void {
  const { fetch: send } = globalThis;
  const gate = Promise.withResolvers<void>();
  globalThis.fetch = async (input, init) => {
    if (init?.method === method) await gate.promise;
    return send(input, init);
  };
  return gate.resolve;
}

test('keeps text typed during the save as unsaved changes', async () => {
  const { user, patches, save, choose, add } = await openBlockType();
  await add(/^Text One line/);
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Sub');
  const letGo = holdBack('PATCH');
  await save();
  await user.type(title, ' title');
  await choose(/^Place/);
  await user.type(textbox(/^Help text/), 'Where?');
  letGo();
  await saved();
  expect(patches()).toMatchObject([{ content_model: { sub: { field_title: 'Sub' } } }]);
  expect(textbox(/^Help text/)).toHaveValue('Where?');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(button('Undo')).toBeDisabled();
  await save();
  await screen.findAllByText('Block type saved');
  expect(patches().at(-1)).toMatchObject({ content_model: { sub: { field_title: 'Sub title' } } });
});

test('leaves the focus where it is when changes are saved', async () => {
  const { user, add } = await openBlockType();
  await add(/^Text One line/);
  const help = await screen.findByRole('textbox', { name: /^Help text/ });
  await user.type(help, 'Short.{Control>}s{/Control}');
  await saved();
  expect(help).toHaveFocus();
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
});

test('shows at the name that the server rejects it, until the name changes', async () => {
  const { user, save, seeSettings } = await openBlockType();
  const { fetch: send } = globalThis;
  globalThis.fetch = async (input, init) =>
    init?.method === 'PATCH'
      ? Response.json({ name: ['This name is taken.'] }, { status: 400 })
      : send(input, init);
  await seeSettings();
  await user.type(textbox(/^Name/), 's');
  await save();
  await waitFor(() => expect(textbox(/^Name/)).toHaveAccessibleDescription('This name is taken.'));
  expect(screen.getAllByText('This name is taken.')).toHaveLength(2);
  await user.type(textbox(/^Name/), '!');
  expect(textbox(/^Name/)).toBeValid();
});

test('shows the error when the server rejects a sample', async () => {
  const { user, save, seeSettings } = await openBlockType();
  const { fetch: send } = globalThis;
  const message = 'This text is too long.';
  const errors = [{ field: 'samples', path: 'samples[0].data.place', code: 'too_long', message }];
  globalThis.fetch = async (input, init) =>
    init?.method === 'PATCH'
      ? Response.json({ samples: [`[0].data.place: ${message}`], errors }, { status: 400 })
      : send(input, init);
  await seeSettings();
  await user.type(textbox(/^Name/), 's');
  await save();
  expect(await screen.findByText(`Sample: ${message}`)).toBeVisible();
});

/** The model after the plan that renames the heading. */
const renamed = { ...heading, api_name: 'title' };
const planned = { ...event, revision: 2, shape: 1, content_model: { heading: renamed, place } };
/** Live pages show the type, so that a plan asks when they have another name. */
const live = { blocks: 1, pages: 1, live_pages: 1, components: 0, workspaces: 1 };
const isLive = { plans: [{ ...makePlan('event'), counts: live }] };

test('saves the fields that a plan was made for, and keeps later edits as unsaved changes', async () => {
  const { user, api, patches, save, choose } = await openBlockType(event, isLive);
  await choose(/^Heading/);
  await user.clear(textbox(/^API name/));
  await user.type(textbox(/^API name/), 'title');
  const letGo = holdBack('POST');
  await save();
  await choose(/^Place/);
  await user.click(button('Duplicate'));
  letGo();
  const dialog = await screen.findByRole('dialog', { name: 'Change the block type?' });
  api.data.models = [planned];
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await saved();
  expect(patches()).toEqual([]);
  expect(textbox(/^API name/)).toHaveValue('place_2');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await save();
  await screen.findAllByText('Block type saved');
  await waitFor(() =>
    expect(patches()).toMatchObject([{ content_model: { heading: renamed, place, place_2: {} } }]),
  );
});

const calls = (requests: readonly { readonly method: string; readonly path: string }[]) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

test('lists the values that break a new rule before it is saved', async () => {
  const failures: PlanFailure[] = [
    {
      ...{ operation: 0, field: 'place', path: [], value: '"Rome"', reason: 'repeated', becomes: 'keep' },
      ...{ kind: 'block', id: 'block-1', page: 'page-1', workspace: 'site' },
    },
  ];
  const plan = { ...makePlan('event'), failures, failure_count: 1 };
  const { user, patches, save, choose } = await openBlockType(event, { plans: [plan] });
  await choose(/^Place/);
  await user.click(screen.getByRole('checkbox', { name: /^No value twice/ }));
  await save();
  expect(await screen.findByRole('dialog')).toHaveTextContent('"Rome"');
  expect(patches()).toEqual([]);
});

test('saves a new rule that nothing breaks, and a name that no live page shows, without a question, and leaves no plan', async () => {
  const { user, api, patches, save, choose } = await openBlockType();
  await choose(/^Place/);
  await user.click(screen.getByRole('checkbox', { name: /^No value twice/ }));
  await user.type(textbox(/^API name/), '_of_it');
  await save();
  await saved();
  expect(patches()).toMatchObject([{ content_model: { place: { unique: true, api_name: 'place_of_it' } } }]);
  const at = '/api/block-content-models/event/';
  expect(calls(api.requests)).toEqual([`POST ${at}plans/`, `DELETE ${at}plans/plan-new/`, `PATCH ${at}`]);
});

test('leaves no plan behind when the administrator cancels', async () => {
  const { user, api, save, choose } = await openBlockType(event, isLive);
  await choose(/^Heading/);
  await user.type(textbox(/^API name/), '_of_it');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Change the block type?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const sent = api.requests.map(({ method, path }) => `${method} ${path}`);
  expect(sent.at(-1)).toBe('DELETE /api/block-content-models/event/plans/plan-new/');
});
