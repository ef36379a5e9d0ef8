import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderEditor } from '../../../tests/support/render-editor.tsx';
import { menuModel, menuPlace, storedMenu } from '../testing/list-samples.ts';

async function open(data = storedMenu.data) {
  const page = renderEditor({ models: [menuModel], blocks: [{ ...storedMenu, data }] });
  await act(async () => page.commands.toggle('menu'));
  await screen.findByRole('group', { name: 'Sections' });
  const valueAt = (...path: readonly string[]) =>
    page.editor.models.valueAt('menu', page.block('menu').draft, menuPlace(...path));
  const names = () => (valueAt('sections') as { data: { name: string } }[]).map((one) => one.data.name);
  return { ...page, valueAt, names };
}

const row = (name: RegExp | string) => screen.getByRole('button', { name });
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], position: number, name: string) => {
  const more = screen.getAllByRole('button', { name: `Actions for item ${position}` })[0];
  if (more) await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('the items of a list', () => {
  it('are rows with summaries; one of them is open, and the others have few elements', async () => {
    const { user } = await open();
    const rows = [...document.querySelectorAll('.item')];
    expect(rows.map((one) => one.querySelector('.item-summary')?.textContent)).toEqual([
      'Soups · 2 items: Tomato soup · 2 items: Cup · 4.50',
      'Mains · 1 item: Bean burger',
      'Desserts',
    ]);
    for (const one of rows) expect(one.querySelectorAll('*').length + 1).toBeLessThanOrEqual(20);
    await user.click(row(/^1 Soups/));
    expect(await box(/^Name/)).toHaveValue('Soups');
    await user.click(row(/^2 Mains/));
    expect(await box(/^Name/)).toHaveValue('Mains');
    expect(screen.getAllByRole('textbox', { name: /^Name/ })).toHaveLength(1);
  });

  it('are edited at three depths, and undone one field after the other', async () => {
    const { user, valueAt, state, commands } = await open();
    await user.click(row(/^1 Soups/));
    await user.click(await screen.findByRole('button', { name: /^1 Tomato/ }));
    await user.click(await screen.findByRole('button', { name: /^2 Bowl/ }));
    await user.type(await box('Price'), '0');
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    expect(valueAt('sections', 'soups', 'dishes', 'tomato', 'sizes', 'bowl', 'price')).toBe('6.000');
    expect(valueAt('sections', 'soups', 'dishes', 'tomato', 'vegan')).toBe(true);
    expect(state().past).toHaveLength(2);
    act(() => commands.undo());
    act(() => commands.undo());
    expect(valueAt('sections')).toEqual(storedMenu.data['sections']);
  });

  it('are added at the end and between, with the focus in the first field', async () => {
    const { user, names } = await open();
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await expect.poll(() => document.activeElement).toBe(await box(/^Name/));
    await user.keyboard('Drinks');
    expect(names()).toEqual(['Soups', 'Mains', 'Desserts', 'Drinks']);
    expect(screen.getAllByRole('button', { name: 'Add item' }).at(-1)).toBeDisabled();
    expect(screen.getByText('4 of 1 to 4 items')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add an item before item 2' })).toBe(null);
    await choose(user, 4, 'Remove');
    await user.click(screen.getByRole('button', { name: 'Add an item before item 2' }));
    await expect.poll(() => document.activeElement).toBe(await box(/^Name/));
    expect(names()).toEqual(['Soups', '', 'Mains', 'Desserts']);
  });

  it('are copied with ids of their own at every depth', async () => {
    const { user, valueAt } = await open();
    await choose(user, 1, 'Duplicate');
    const [soups, copy] = valueAt('sections') as {
      id: string;
      data: { name: string; dishes: { id: string }[] };
    }[];
    expect(copy?.data.name).toBe('Soups');
    expect(copy?.id).toMatch(/^[a-z0-9]{12}$/);
    expect(copy?.id).not.toBe(soups?.id);
    const ids = [soups, copy].map((one) => one?.data.dishes.map(({ id }) => id));
    expect(new Set(ids.flat()).size).toBe(4);
  });

  it('are removed, and restored from the place where they were', async () => {
    const { user, names, commands } = await open();
    await choose(user, 1, 'Remove');
    expect(names()).toEqual(['Mains', 'Desserts']);
    await expect.poll(() => document.activeElement).toBe(row(/^1 Mains/));
    expect(screen.getByText('Item 1 removed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(names()).toEqual(['Soups', 'Mains', 'Desserts']);
    // Undo does the same, and then there is nothing left to restore.
    await choose(user, 1, 'Remove');
    act(() => commands.undo());
    expect(names()).toEqual(['Soups', 'Mains', 'Desserts']);
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('are moved from their menu, and by their handles with the keyboard', async () => {
    const { user, names, state } = await open();
    await choose(user, 2, 'Move up');
    expect(names()).toEqual(['Mains', 'Soups', 'Desserts']);
    expect(said()).toContain('Item 1 of 3');
    const handle = (position: number) => screen.getByRole('button', { name: `Move item ${position}` });
    act(() => handle(1).focus());
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(names()).toEqual(['Mains', 'Soups', 'Desserts']);
    expect(said()).toContain('Position 3 of 3.');
    await user.keyboard(' ');
    expect(names()).toEqual(['Soups', 'Desserts', 'Mains']);
    await expect.poll(() => document.activeElement).toBe(handle(3));
    await user.keyboard('{Enter}{Home}{Escape}');
    expect(names()).toEqual(['Soups', 'Desserts', 'Mains']);
    expect(state().past).toHaveLength(2);
  });

  it('do not change behind an open menu with Ctrl+Z', async () => {
    const { user, names } = await open();
    await choose(user, 2, 'Move up');
    await user.click(screen.getByRole('button', { name: 'Actions for item 1' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Mains', 'Soups', 'Desserts']);
    expect(screen.getByRole('menuitem', { name: 'Move down' })).toHaveFocus();
    await user.keyboard('{Escape}{Control>}z{/Control}');
    expect(names()).toEqual(['Soups', 'Mains', 'Desserts']);
  });

  it('are dropped when the focus moves elsewhere, and stays there', async () => {
    const { user, names, block } = await open();
    act(() => screen.getByRole('button', { name: 'Move item 1' }).focus());
    await user.keyboard(' {ArrowDown}');
    await user.click(await box(/^Title/));
    expect(names()).toEqual(['Mains', 'Soups', 'Desserts']);
    await user.keyboard('{Control>}a{/Control}abc');
    expect(block('menu').draft['title']).toBe('abc');
  });

  it('show their number of errors, and open for the first one when saved', async () => {
    const { user, commands, type } = await open();
    act(() => type('menu', menuPlace('sections', 'soups', 'dishes', 'pumpkin', 'dish'), ''));
    act(() => type('menu', menuPlace('sections', 'mains', 'name'), ''));
    expect(screen.queryByText('1 error')).toBe(null);
    await act(async () => void commands.save('menu'));
    await expect.poll(() => document.activeElement).toBe(await box(/^Dish/));
    expect(screen.getByText('2 fields need attention')).toBeVisible();
    await user.click(row(/^1 Soups.*1 error/));
    expect([...document.querySelectorAll('.item-errors')].map((one) => one.textContent)).toEqual([
      '1 error',
      '1 error',
    ]);
  });

  it('show a note when there are none', async () => {
    await open({ title: '', sections: [] });
    const group = within(screen.getByRole('group', { name: 'Sections' }));
    expect(group.getByText('No items yet')).toBeVisible();
  });
});
