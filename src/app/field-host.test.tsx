import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { makeMedia, makePage } from '../../stories/support/fake-records.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { useFieldHost } from '../editor/field-host-context.ts';
import { FieldHostProvider } from './field-host.tsx';
import { words } from '../lib/words/words.ts';

const cup = makeMedia({ id: 'm1', alt: 'Cup', file: 'aa/cup.jpg' });

/** Renders the provider, and returns the host that a widget inside it gets. */
function renderHost(pages: ReturnType<typeof makePage>[] = [], api = createFakeApi({ media: [cup], pages })) {
  let host: FieldHost | undefined;
  function Widget() {
    // oxlint-disable-next-line react/globals -- The test reads the host that the widget got.
    host = useFieldHost();
    return null;
  }
  const { user } = renderScreen(
    <FieldHostProvider workspaceId="workspace-1">
      <Widget />
    </FieldHostProvider>,
    { api },
  );
  if (host === undefined) throw new Error('The widget was not rendered.');
  return { host, user };
}

const anyImage = { multiple: false, max: undefined, selected: [] } as const;

test('no image is picked when the dialog cannot be loaded', async () => {
  const api = createFakeApi();
  api.cut('GET /api/system/ping/');
  const { host } = renderHost([], api);
  expect(await host.pickMedia(anyImage)).toBeUndefined();
  expect(await screen.findByTestId('toast')).toHaveTextContent('The server is unreachable or being updated.');
});

test('an image is picked in the dialog of this workspace', async () => {
  const { host, user } = renderHost();
  const answer = host.pickMedia(anyImage);
  await user.click(await screen.findByRole('button', { name: /Cup$/ }));
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(await answer).toEqual([{ id: 'm1', file: 'aa/cup.jpg' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('only pages of this workspace can be linked to', async () => {
  const pages = [makePage({ title: 'About' }), makePage({ title: 'Away', workspace: 'workspace-2' })];
  const { host } = renderHost(pages);
  expect((await host.listPages()).map(({ title }) => title)).toEqual(['About']);
});

test('the language is the tag for formatting numbers and dates', async () => {
  expect(renderHost().host.locale).toBe('en');
  onTestFinished(async () => {
    await act(async () => words.speak('en'));
  });
  await act(async () => words.speak('sr'));
  const { host } = renderHost();
  expect(host.locale).toBe('sr-Latn-RS');
});

test('texts missing in a language are shown in English', async () => {
  words.add('nl', 'fields', { common: { required: '', nothing: 'Niets' } });
  await act(async () => words.speak('nl'));
  onTestFinished(async () => {
    await act(async () => words.speak('en'));
    words.remove('nl', 'fields');
  });
  const { host } = renderHost();
  expect(host.translate('common.nothing')).toBe('Niets');
  expect(host.translate('common.required')).toBe('This field is required');
  expect(host.translate('link.needs_page', { position: 2 })).toBe('Link 2: choose a page.');
});
