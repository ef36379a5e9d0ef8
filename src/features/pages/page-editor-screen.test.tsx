import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeData } from '../../../stories/support/fake-data.ts';
import { makePage } from '../../../stories/support/fake-records.ts';
import { loadFieldViews } from '../../../tests/support/render-editor.tsx';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { setWindowWidth } from '../../../tests/support/window-width.ts';
import { FieldHostProvider } from '../../app/field-host.tsx';
import { heroModel, quoteModel } from '../../editor/testing/sample-models.ts';
import type { Block } from '../../../shared/wire/content.ts';
import { PageEditorScreen } from './page-editor-screen.tsx';

// Too narrow for the preview beside the blocks.
beforeEach(() => void setWindowWidth(1000));

beforeAll(loadFieldViews);

let pages = 0;

function hero(page: string, order: number, title: string): Block {
  return {
    ...{ id: `${page}-${order}`, page, order, block_content_model: 'hero', revision: 1 },
    data: { title, text: '', background: 'light' },
    last_update: '2026-11-20T10:00:00.000Z',
    last_update_by: null,
  };
}

function renderPage(id: string, data: Partial<FakeData>) {
  return renderScreen(
    <FieldHostProvider workspaceId="shop">
      <PageEditorScreen workspaceId="shop" pageId={id} />
    </FieldHostProvider>,
    { data },
  );
}

async function openPage(part: Parameters<typeof makePage>[0] = {}, more: Partial<FakeData> = {}) {
  pages += 1;
  const id = `page-${pages}`;
  const page = makePage({ id, workspace: 'shop', title: 'Home', url_path: '/home', ...part });
  const rendered = renderPage(id, {
    pages: [page],
    models: [quoteModel, heroModel],
    blocks: [hero(id, 0, 'First'), hero(id, 1, 'Second')],
    ...more,
  });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  return rendered;
}

async function openFirst(user: Awaited<ReturnType<typeof openPage>>['user']): Promise<HTMLElement> {
  const [row] = screen.getAllByTestId('block-row');
  if (!row) throw new Error('There are no blocks.');
  await user.click(within(row).getByRole('button', { name: /^Hero/ }));
  return within(row).findByRole('textbox', { name: 'Title' });
}

describe('the page editor', () => {
  test('shows the page, its state, its blocks and who created it', async () => {
    const { user } = await openPage();
    expect(screen.getByText('In Draft')).toBeVisible();
    expect(screen.getByTestId('block-list')).toHaveAttribute('data-count', '2');
    await user.click(screen.getByRole('button', { name: 'Information' }));
    expect(await screen.findByText('Created by')).toBeVisible();
    expect(screen.getAllByText('Mara Ilić')).toHaveLength(2);
    await user.click(screen.getByTestId('add-block'));
    expect((await screen.findAllByTestId('add-block-item')).map((item) => item.textContent)).toEqual([
      'Hero',
      'Quote',
    ]);
  });

  test('opens the block that a link leads to, once', async () => {
    history.replaceState(null, '', `#page-${pages + 1}-1`);
    await openPage();
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Second');
    expect(location.hash).toBe('');
  });

  test('leads to the workspace of its page from the address of another one', async () => {
    history.replaceState(null, '', '#elsewhere-0');
    const { place } = renderPage('elsewhere', {
      pages: [makePage({ id: 'elsewhere', workspace: 'studio' })],
    });
    await waitFor(() => expect(place()).toMatch(/^\/workspaces\/studio\/pages\/elsewhere/));
  });

  test('creates an added block at the end', async () => {
    const { api, user } = await openPage();
    await user.click(screen.getByTestId('add-block'));
    await user.click(await screen.findByRole('menuitem', { name: 'Quote' }));
    await user.type(await screen.findByRole('textbox', { name: 'Words' }), 'Good tea');
    await user.click(screen.getByTestId('block-save'));
    await screen.findByText('Saved');
    expect(api.data.blocks.at(-1)).toMatchObject({ order: 2, data: { words: 'Good tea' } });
  });

  test('deletes a block', async () => {
    const { api, user } = await openPage();
    const [remove] = screen.getAllByRole('button', { name: /^Delete Hero \d$/ });
    if (remove) await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Delete block' }));
    expect(await screen.findByText('Deleted.')).toBeVisible();
    expect(api.data.blocks).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Hero/, expanded: false })).toHaveFocus());
  });

  test('publishes a draft, publishes again after edits, and unpublishes', async () => {
    const { api, user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Live')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unpublish' })).toHaveFocus());
    expect(api.data.pages[0]?.in_draft).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }),
    );
    expect(await screen.findByText('In Draft')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus());
  });

  test('asks to save before publishing', async () => {
    const { api, user } = await openPage();
    await user.type(await openFirst(user), '!');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByText('Live')).toBeVisible();
    expect(api.data.blocks.some((block) => block.data['title'] === 'First!')).toBe(true);
  });

  test('offers to publish changes of a live page', async () => {
    const { api, user } = await openPage({ in_draft: false, has_unpublished_changes: true });
    expect(screen.getByText('Unpublished changes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(screen.queryByText('Unpublished changes')).toBeNull());
    expect(api.requests.some(({ path }) => path.endsWith('/publish/'))).toBe(true);
  });

  test('changes title and path, and shows at the field that a path is taken', async () => {
    const { api, user } = await openPage();
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(screen.getByRole('menuitem', { name: 'Edit title and URL' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await open();
    await user.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Start');
    api.reject('PATCH /api/pages/:id/', 400, { url_path: ['A page with this path already exists.'] });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('A page with this path already exists.')).toBeVisible();
    api.repair('PATCH /api/pages/:id/');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  });

  test.each([
    ['a live page', false, 1],
    ['a draft', true, 0],
  ])('shows before the path of %s is saved whether that is live at once', async (_, in_draft, warnings) => {
    const { user } = await openPage({ in_draft });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit title and URL' }));
    const dialog = within(await screen.findByRole('dialog'));
    const path = dialog.getByRole('textbox', { name: 'URL path' });
    await user.type(path, '/');
    expect(dialog.queryByText(/as soon as you save/)).toBeNull();
    await user.type(path, 'new');
    expect(dialog.queryAllByText(/as soon as you save.*\/home will redirect/)).toHaveLength(warnings);
  });

  test('duplicates the page and opens the copy', async () => {
    const { api, user, place } = await openPage();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate page' }));
    await waitFor(() => expect(place()).toBe(`/workspaces/shop/pages/${api.data.pages[1]?.id}`));
  });

  test('deletes a deletable page, and goes to the list', async () => {
    const { api, user, place } = await openPage();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete page' }));
    await user.click(await screen.findByRole('button', { name: 'Delete page' }));
    await waitFor(() => expect(place()).toBe('/workspaces/shop/pages'));
    expect(api.data.pages).toEqual([]);
  });

  test('lists the links to a page that cannot be deleted, instead of offering it', async () => {
    const linking = {
      kind: 'page' as const,
      page: 'about',
      workspace: 'shop',
      name: 'About us',
      block_content_model: null,
    };
    const footer = {
      kind: 'component' as const,
      page: null,
      workspace: 'shop',
      name: 'Footer',
      block_content_model: null,
    };
    const referring = { results: [linking, footer], more: true };
    const { user } = await openPage({ can_be_deleted: false }, { referring });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Delete page' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Why it can’t be deleted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This page can’t be deleted' }));
    const link = await dialog.findByRole('link', { name: 'About us' });
    expect(link).toHaveAttribute('href', '/workspaces/shop/pages/about');
    expect(dialog.getByRole('link', { name: 'Footer' })).toHaveAttribute(
      'href',
      '/workspaces/shop/components',
    );
    expect(dialog.getByText('And others')).toBeVisible();
  });

  test('restores a published version and shows its blocks', async () => {
    const version = {
      ...{ version: 1, title: 'Home', url_path: '/home' },
      ...{ published_at: '2026-11-19T10:00:00.000Z', published_by: null, blocks: [] },
    };
    const { user } = await openPage({}, { versions: [version] });
    await user.click(screen.getByRole('button', { name: 'Version history' }));
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 restored')).toBeVisible();
    expect(screen.getByTestId('block-list')).toHaveAttribute('data-count', '1');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('shows the changes since a version, unsaved changes included, and the whole version', async () => {
    pages += 1;
    const [first, third] = [`page-${pages}-0`, `page-${pages}-2`];
    pages -= 1;
    const then = (id: string, title: string) => ({
      ...{ id, block_content_model: 'hero', data: { title, text: '', background: 'light' } },
    });
    const version = {
      ...{ version: 1, title: 'Old home', url_path: '/home' },
      ...{ published_at: '2026-11-19T10:00:00.000Z', published_by: null },
      blocks: [then(first, 'First'), then(third, 'Third')],
    };
    const { user } = await openPage({}, { versions: [version] });
    await user.type(await openFirst(user), ' of all');
    await user.click(screen.getByRole('button', { name: 'Version history' }));
    await user.click(await screen.findByRole('button', { name: 'View version 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }));
    expect(await dialog.findByText('3 blocks differ.')).toBeVisible();
    expect(dialog.getByText(/was called “Old home” then/)).toBeVisible();
    const [changed, removed, added] = dialog.getAllByRole('listitem').map((item) => within(item));
    expect(changed?.getByText('Changed since')).toBeVisible();
    expect(await changed?.findByRole('insertion')).toHaveTextContent('added: of all');
    expect(changed?.queryByText('Background')).toBeNull();
    expect(removed?.getByText('Removed since')).toBeVisible();
    expect(removed?.getByText('Third')).toBeVisible();
    expect(added?.getByText('Added since')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Version 1' }));
    expect(dialog.getByText('2 blocks')).toBeVisible();
    expect(dialog.queryByText('Second')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('alertdialog', { name: 'Restore version 1?' })).toBeVisible();
  });

  test('reports a missing page, and leads back to the list', async () => {
    renderPage('none', { models: [heroModel] });
    expect(await screen.findByText(/Couldn’t load this page/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Pages' })).toHaveAttribute('href', '/workspaces/shop/pages');
  });
});
