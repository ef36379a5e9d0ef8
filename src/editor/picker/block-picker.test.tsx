import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryModels } from '../../../stories/support/library-models.ts';
import { blockRow, loadFieldViews, renderEditor } from '../../../tests/support/render-editor.tsx';
import { quoteModel } from '../testing/sample-models.ts';

beforeAll(loadFieldViews);

const ownModel = { ...quoteModel, name: 'Čaj dana' };
const models = [...libraryModels.filter(({ content_model_type: kind }) => kind === 'PAGE'), ownModel];
const blocks = ['a', 'b'].map((id) => ({ id, modelId: 'quote', data: { words: id }, revision: 1 }));

const open = () => renderEditor({ models, blocks });

async function openPicker() {
  const page = open();
  await page.user.click(screen.getByTestId('add-block'));
  await screen.findByRole('menu');
  return { ...page, search: screen.getByRole('textbox', { name: 'Search block types' }) };
}

const offered = () => screen.getAllByTestId('add-block-item').map(({ textContent }) => textContent);
const names = ({ editor }: ReturnType<typeof open>) => {
  const { order, blocks: all } = editor.store.getState();
  return order.map((key) => all.get(key)?.modelId);
};
const idOf = (name: string) => models.find((model) => model.name === name)?.id;

describe('choosing a block type', () => {
  it('shows the types in groups, and those of administrators at the end', async () => {
    await openPicker();
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '');
    const titles = groups.map((id) => document.getElementById(id)?.textContent);
    expect(titles).toEqual(['Openings', 'Text', 'Images', 'Lists', 'Shop', 'Contact', 'Own']);
    const own = screen.getByRole('group', { name: 'Own' });
    expect(
      within(own)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Čaj dana']);
  });

  it('finds types without accents, by name before group, and shows the number of results', async () => {
    const { user, search } = await openPicker();
    await user.type(search, 'caj');
    expect(offered()).toEqual(['Čaj dana']);
    expect(screen.getByText('1 block type')).toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'contact');
    expect(offered()).toEqual(['Contact', 'Opening hours']);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('adds the first match with Enter', async () => {
    const page = await openPicker();
    await page.user.type(page.search, 'image{Enter}');
    expect(names(page)).toEqual(['quote', 'quote', idOf('Image gallery')]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('returns to all types when nothing matches', async () => {
    const { user, search } = await openPicker();
    await user.type(search, 'zzz{Enter}');
    expect(screen.getByText('No matching block types')).toBeVisible();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(offered()).toHaveLength(models.length);
    expect(search).toHaveFocus();
  });

  it('is left by arrow keys to the types, and gets the letters that are typed there', async () => {
    const { user, search } = await openPicker();
    expect(search).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    const items = screen.getAllByRole('menuitem');
    expect(items[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(items[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(items.at(-1)).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(search).toHaveFocus();
    await user.keyboard('{ArrowDown}quo');
    expect(search).toHaveValue('quo');
    expect(search).toHaveFocus();
  });

  it('gives the focus back when it is closed', async () => {
    const { user } = await openPicker();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('add-block')).toHaveFocus();
  });
});

describe('the place of a new block', () => {
  it('is between two blocks when the button above the second was pressed', async () => {
    const page = open();
    const between = blockRow('b').getByRole('button', { name: 'Add a block before Čaj dana 2' });
    await page.user.click(between);
    expect(await screen.findByRole('dialog', { name: 'Add block' })).toHaveAccessibleDescription(
      'before Čaj dana 2',
    );
    await page.user.keyboard('{Escape}');
    expect(between).toHaveFocus();
    await page.user.click(between);
    await page.user.click(screen.getByRole('menuitem', { name: 'Hero' }));
    expect(names(page)).toEqual(['quote', idOf('Hero'), 'quote']);
    expect(screen.getByText('Hero added at position 2 of 3.')).toBeInTheDocument();
    const [first] = await blockRow('key-1').findAllByRole('textbox');
    await waitFor(() => expect(first).toHaveFocus());
    page.commands.undo();
    expect(names(page)).toEqual(['quote', 'quote']);
    page.commands.redo();
    expect(names(page)).toEqual(['quote', idOf('Hero'), 'quote']);
  });
});
