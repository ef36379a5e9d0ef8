import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Menu, MenuItem } from './menu.tsx';

const act = vi.fn<(name: string | undefined) => void>();

interface ActionsProps {
  readonly names: readonly string[];
  readonly selected?: string;
  readonly disabled?: readonly string[];
}

function Actions({ names, selected, disabled = [] }: ActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="presentation" onKeyDown={(event) => act(`${event.key} outside`)}>
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        Actions
      </button>
      {isOpen && (
        <Menu anchor={() => button.current} aria-label="Actions" onClose={() => setOpen(false)}>
          {names.map((name) => (
            <MenuItem
              key={name}
              selected={selected === undefined ? undefined : name === selected}
              disabled={disabled.includes(name)}
              onClick={() => act(name)}
            >
              {name}
            </MenuItem>
          ))}
          <hr />
        </Menu>
      )}
    </div>
  );
}

async function open(props: ActionsProps) {
  act.mockClear();
  const user = userEvent.setup();
  render(<Actions {...props} />);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  return user;
}

const focused = () => document.activeElement?.textContent;
const moves = ['Move up', 'Move down', 'Duplicate', 'Remove'];

test('the arrows go round the items, and pass those that are off', async () => {
  const user = await open({ names: moves, disabled: ['Move up', 'Duplicate'] });
  expect(focused()).toBe('Move down');
  const passed = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    await user.keyboard(`{${key}}`);
    passed.push(focused());
  }
  expect(passed).toEqual(['Remove', 'Move down', 'Remove', 'Move down', 'Remove']);
});

test('the current choice has the focus at first', async () => {
  await open({ names: moves, selected: 'Duplicate' });
  expect(focused()).toBe('Duplicate');
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus();
});

test('typed letters lead to the item that starts with them, and one letter leads round', async () => {
  const user = await open({ names: ['Dutch', 'German', 'Danish', 'Serbian'] });
  const passed = [];
  for (const key of ['d', 'd', 'd']) {
    await user.keyboard(key);
    passed.push(focused());
  }
  expect(passed).toEqual(['Danish', 'Dutch', 'Danish']);
  await user.keyboard('u');
  expect(focused()).toBe('Dutch');
});

test('an item acts once the menu is closed and its button has the focus', async () => {
  const user = await open({ names: moves });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(act).toHaveBeenLastCalledWith('Move down');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('Actions');
});

test.each(['{Escape}', '{Tab}'])('%s only closes the menu', async (key) => {
  const user = await open({ names: moves });
  await user.keyboard(key);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('Actions');
  expect(act).not.toHaveBeenCalled();
});

test('a press beside the menu closes it, and one on an item that is off does not', async () => {
  const user = await open({ names: moves, disabled: ['Remove'] });
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  const menu = screen.getByRole('menu', { name: 'Actions' });
  await user.click(menu.parentElement ?? menu);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test('the keyboard still works after a press on the divider or the padding', async () => {
  const user = await open({ names: moves });
  for (const place of [screen.getByRole('separator'), screen.getByRole('menu')]) {
    await user.click(place);
    expect(focused()).toBe('Move up');
  }
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Move down');
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(act).toHaveBeenLastCalledWith('Remove');
});
