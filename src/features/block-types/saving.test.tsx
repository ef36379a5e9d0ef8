import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadFieldsFor } from '../../../field-plugins/other-fields.ts';
import { fieldViews } from '../../../field-plugins/views.ts';
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
    if (input instanceof Request && input.method === method) await gate.promise;
    return send(input, init);
  };
  return gate.resolve;
}

test('keeps what is typed while it saves as unsaved changes, which can be undone', async () => {
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
  await user.click(button('Undo'));
  expect(textbox(/^Help text/)).toHaveValue('');
  await choose(/^Sub title/);
  expect(textbox(/^API name/)).toHaveValue('sub');
  await user.click(button('Undo'));
  expect(textbox(/^Title/)).toHaveValue('Sub');
  expect(button('Undo')).toBeDisabled();
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Redo'));
  await save();
  await screen.findAllByText('Block type saved');
  expect(patches().at(-1)).toMatchObject({ content_model: { sub: { field_title: 'Sub title' } } });
});

test('keeps what is typed while changes are joined with those of another administrator', async () => {
  const { user, api, patches, save, choose } = await openBlockType();
  api.data.models = [
    { ...event, revision: 2, content_model: { heading, place: { ...place, help: 'Theirs.' } } },
  ];
  await choose(/^Heading/);
  await user.type(textbox(/^Title/), '!');
  const letGo = holdBack('PATCH');
  await save();
  await user.type(textbox(/^Title/), '?');
  letGo();
  await saved();
  expect(patches().at(-1)).toMatchObject({
    content_model: { heading: { field_title: 'Heading!' }, place: { help: 'Theirs.' } },
  });
  expect(textbox(/^Title/)).toHaveValue('Heading!?');
  await user.click(button('Undo'));
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
});
