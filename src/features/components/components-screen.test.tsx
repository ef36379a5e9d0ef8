import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { loadFieldViews } from '../../../tests/support/render-editor.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { FieldHostProvider } from '../../app/field-host.tsx';
import { heroModel, quoteModel } from '../../editor/testing/sample-models.ts';
import type { Component } from '../../../shared/wire/content.ts';
import { ComponentsScreen } from './components-screen.tsx';

beforeAll(loadFieldViews);

const models = [heroModel, quoteModel].map((model) => ({
  ...model,
  content_model_type: 'COMPONENT' as const,
}));

const stored: Component = {
  ...{ id: 'component-1', workspace: 'shop', block_content_model: 'hero', revision: 4 },
  data: { title: 'Open daily', text: '', background: 'light' },
  last_update: '2026-11-20T10:00:00.000Z',
  last_update_by: null,
};

function open() {
  return renderScreen(
    <FieldHostProvider workspaceId="shop">
      <ComponentsScreen workspaceId="shop" />
    </FieldHostProvider>,
    { data: { models, components: [stored] } },
  );
}

test('shows one block per component type, empty if it has no record', async () => {
  const { user } = open();
  const toggle = await screen.findByRole('button', { name: /^Quote/ });
  expect(screen.getByRole('button', { name: /^Hero Open daily|^HeroOpen daily/ })).toBeVisible();
  expect(screen.queryByTestId('add-block')).toBeNull();
  expect(screen.queryByTestId('block-handle')).toBeNull();
  expect(screen.getByText('All changes saved')).toBeVisible();
  await user.click(toggle);
  expect(await screen.findByRole('textbox', { name: 'Words' })).toHaveValue('');
});

test('creates, updates and deletes the record of a component', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: /^Quote/ }));
  const words = await screen.findByRole('textbox', { name: 'Words' });
  await user.type(words, 'Shared words');
  await user.click(screen.getByTestId('block-save'));
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.type(words, '!');
  await user.click(screen.getByTestId('block-save'));
  await waitFor(() => expect(api.data.components[1]?.data['words']).toBe('Shared words!'));
  await user.click(screen.getByRole('button', { name: 'Delete Quote' }));
  await user.click(await screen.findByRole('button', { name: 'Delete component' }));
  expect(await screen.findByText('Deleted.')).toBeVisible();
  expect(api.data.components).toHaveLength(1);
  expect(await screen.findByRole('textbox', { name: 'Words' })).toHaveValue('');
});

test('merges with a component that another tab created meanwhile', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: /^Quote/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Words' }), 'Typed here');
  const { block_content_model: _, ...rest } = stored;
  api.data.components.push({
    ...{ ...rest, id: 'component-2', block_content_model: 'quote', revision: 1 },
    data: { words: 'From another tab' },
  });
  await user.click(screen.getByTestId('block-save'));
  await user.click(await screen.findByRole('radio', { name: 'Your version' }));
  await user.click(screen.getByRole('button', { name: 'Save selected versions' }));
  await waitFor(() => expect(api.data.components[1]?.data['words']).toBe('Typed here'));
  expect(api.data.components).toHaveLength(2);
});
