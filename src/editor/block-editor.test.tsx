import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockRow, loadFieldViews, renderEditor, storedHero } from '../../tests/support/render-editor.tsx';

beforeAll(loadFieldViews);

const two = [storedHero('a'), storedHero('b')];

async function openRow(page: ReturnType<typeof renderEditor>, id: string): Promise<HTMLElement> {
  await page.user.click(blockRow(id).getByRole('button', { expanded: false }));
  return blockRow(id).findByRole('textbox', { name: 'Title' });
}

describe('the list of blocks', () => {
  it('shows each block closed, with its type and its summary', () => {
    renderEditor({ blocks: two });
    expect(screen.getByTestId('block-list')).toHaveAttribute('data-count', '2');
    expect(blockRow('a').getByRole('button', { expanded: false })).toHaveTextContent('HeroTitle a');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('mounts one form at a time', async () => {
    const page = renderEditor({ blocks: two });
    await openRow(page, 'a');
    await openRow(page, 'b');
    expect(screen.getAllByRole('textbox', { name: 'Title' })).toHaveLength(1);
    expect(blockRow('a').getByRole('button', { name: /^Hero/, expanded: false })).toBeVisible();
  });

  it('moves a block with its buttons and announces its new position', async () => {
    const { api, user } = renderEditor({ blocks: two });
    await user.click(blockRow('a').getByRole('button', { name: 'Move Hero 1 down' }));
    expect(screen.getByText('Hero moved to position 2 of 2.')).toBeInTheDocument();
    await waitFor(() => expect(api.blocks.map(({ id }) => id)).toEqual(['b', 'a']));
    const down = blockRow('a').getByRole('button', { name: 'Move Hero 2 down' });
    expect(down).toHaveAttribute('aria-disabled', 'true');
    expect(down).toHaveFocus();
  });

  it('renders only the visible part of a long list', () => {
    renderEditor({ blocks: Array.from({ length: 1000 }, (_, index) => storedHero(`hero-${index}`)) });
    expect(screen.getByTestId('block-list')).toHaveAttribute('data-count', '1000');
    expect(screen.getAllByTestId('block-row').length).toBeLessThan(200);
  });
});

describe('the form of a block', () => {
  it('can be saved only when it is changed and valid', async () => {
    const page = renderEditor({ blocks: two });
    const title = await openRow(page, 'a');
    const save = () => blockRow('a').getByTestId('block-save');
    expect(save()).toBeDisabled();
    await page.user.type(title, '!');
    expect(save()).toBeEnabled();
    await page.user.clear(title);
    expect(save()).toBeDisabled();
    await page.user.type(title, 'Fresh');
    await page.user.click(save());
    await waitFor(() => expect(page.api.blocks[0]?.data['title']).toBe('Fresh'));
    expect(page.notices).toEqual([{ kind: 'saved' }]);
    // It is disabled, but keeps the focus of the user who pressed it.
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).toHaveFocus();
    expect(blockRow('a').queryByText('Changed')).toBeNull();
  });

  it('shows which field is missing and focuses it', async () => {
    const page = renderEditor();
    await page.user.click(screen.getByTestId('add-block'));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Hero' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.queryByText('This field is required')).toBeNull();
    await page.user.click(await screen.findByRole('textbox', { name: 'Text' }));
    await page.user.tab();
    expect(screen.queryByText('This field is required')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: '1 field needs attention' }));
    expect(title).toHaveAccessibleDescription('This field is required');
    expect(title).toHaveFocus();
    await page.user.type(title, 'Here');
    expect(title).not.toHaveAccessibleDescription('This field is required');
  });

  it('saves on Enter, as forms do', async () => {
    const page = renderEditor({ blocks: two });
    await page.user.type(await openRow(page, 'a'), '!{Enter}');
    await waitFor(() => expect(page.api.blocks[0]?.data['title']).toBe('Title a!'));
  });

  it('shows the server’s message at its field until the field is edited', async () => {
    const page = renderEditor({ blocks: two });
    const title = await openRow(page, 'a');
    await page.user.type(title, '!');
    page.api.rejectNext({ kind: 'fieldErrors', errors: { title: ['Not that.', 'Nor so.'] } });
    await page.user.click(blockRow('a').getByTestId('block-save'));
    await waitFor(() => expect(title).toHaveAccessibleDescription('Not that., Nor so.'));
    expect(title).toHaveValue('Title a!');
    expect(title).toHaveFocus();
    await page.user.type(title, '!');
    expect(title).not.toHaveAccessibleDescription();
  });

  it('discards changes on request', async () => {
    const page = renderEditor({ blocks: two });
    const title = await openRow(page, 'a');
    await page.user.type(title, ' more');
    await page.user.click(blockRow('a').getByRole('button', { name: 'Discard changes' }));
    expect(title).toHaveValue('Title a');
    expect(blockRow('a').getByRole('button', { name: /^Hero/ })).toHaveFocus();
  });

  it('reports errors in a changed field when it is left, but not during a click', async () => {
    const page = renderEditor({ blocks: two });
    await page.user.clear(await openRow(page, 'a'));
    const text = blockRow('a').getByRole('textbox', { name: 'Text' });
    await page.user.pointer({ keys: '[MouseLeft>]', target: text });
    // Callbacks that wait for the end of a press run in their own task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText('This field is required')).toBeNull();
    await page.user.pointer({ keys: '[/MouseLeft]', target: text });
    expect(await screen.findByText('This field is required')).toBeVisible();
  });

  it('keeps a value of an unknown type and reports it', async () => {
    const data = { title: 'With a map', map: { lat: 44.8 } };
    const page = renderEditor({ blocks: [{ id: 'a', modelId: 'everything', data, revision: 1 }] });
    const title = await openRow(page, 'a');
    expect(blockRow('a').getByText(/the “map” plugin isn’t installed/)).toBeVisible();
    await page.user.type(title, '!');
    await page.user.click(blockRow('a').getByTestId('block-save'));
    await waitFor(() =>
      expect(page.api.blocks[0]?.data).toMatchObject({ title: 'With a map!', map: { lat: 44.8 } }),
    );
  });

  it('keeps a block of a type that no longer exists', async () => {
    const page = renderEditor({ blocks: [{ id: 'a', modelId: 'gone', data: { old: 1 }, revision: 1 }] });
    await page.user.click(blockRow('a').getByRole('button', { name: /Unknown block type/, expanded: false }));
    expect(blockRow('a').getByText(/"old": 1/)).toBeVisible();
  });
});
