import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
import type { FieldProblem } from '../../../shared/wire/basics.ts';
import { openBlockType } from '../../../tests/support/open-block-type.tsx';

// Their code takes longer to load than tests wait.
await Promise.all([loadFieldsFor([{ field_type: 'text', pattern: true }]), fieldViews.load('text')]);

const textbox = (name: RegExp) => screen.getByRole('textbox', { name });

/** Calls with this method are rejected as the server does where a client asks for the places. Returns what they accept. */
function refuse(method: string, errors: FieldProblem['errors']): readonly (string | null)[] {
  const { fetch: send } = globalThis;
  const accepted: (string | null)[] = [];
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || input.method !== method) return send(input, init);
    accepted.push(input.headers.get('Accept'));
    return Response.json(
      { type: 'about:blank', title: 'Bad Request', status: 400, errors },
      { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
    );
  };
  return accepted;
}

test('says at the setting what the server rejects, until the field changes or the change is undone', async () => {
  const { user, save, choose } = await openBlockType();
  await choose(/^Place/);
  await user.type(textbox(/^Pattern/), 'x');
  refuse('POST', [{ field: 'operations', path: [0, 'place', 'pattern'], detail: 'Not this pattern.' }]);
  await choose(/^Heading/);
  await save();
  const pattern = await screen.findByRole('textbox', {
    name: /^Pattern/,
    description: 'Not this pattern.',
  });
  await waitFor(() => expect(pattern).toHaveFocus());
  expect(pattern).toBeInvalid();
  await choose(/^Heading/);
  await user.type(textbox(/^Help text/), 'Big.');
  await choose(/^Place/);
  expect(textbox(/^Pattern/)).toBeInvalid();
  await user.type(textbox(/^Help text/), '!');
  expect(textbox(/^Pattern/)).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(textbox(/^Pattern/)).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(textbox(/^Pattern/)).toHaveValue('');
  expect(textbox(/^Pattern/)).toBeValid();
});

test('says at the field, its name or above them what else the server rejects', async () => {
  const { user, save, choose, seeSettings } = await openBlockType();
  await seeSettings();
  await user.type(textbox(/^Name/), 's');
  const accepted = refuse('PATCH', [
    { field: 'content_model', path: ['heading'], detail: 'Not this field.' },
    { field: 'name', path: [], detail: 'Not this name.' },
    { field: 'labels', path: ['de'], detail: 'Not this label.' },
  ]);
  await save();
  const alert = (await screen.findByText('Not this field.')).closest('[role=alert]');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(screen.getByText('Not this label.')).toBeVisible();
  expect(accepted).toEqual([expect.stringContaining('application/problem+json')]);
  await user.click(screen.getByRole('tab', { name: 'Fields' }));
  await user.click(screen.getByRole('button', { name: 'About this type' }));
  expect(textbox(/^Name/)).toHaveAccessibleDescription('Not this name.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(textbox(/^Name/)).toBeValid();
  await choose(/^Heading/);
  expect(screen.getByText('Not this field.')).toBeVisible();
  await user.type(textbox(/^Help text/), '!');
  expect(screen.queryByText('Not this field.')).toBeNull();
});
