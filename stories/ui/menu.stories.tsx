import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { Add, Close, DeleteOutlined } from '../../field-plugins/sdk/kit/icons.ts';
import { Menu, MenuItem } from '../../field-plugins/sdk/kit/menu.tsx';
import { longSentence } from '../support/long-words.ts';
import { press, seeRole, steps } from '../support/steps.ts';

export default { title: 'UI/Menu' } satisfies Meta;

function Opener({ role = 'menu', children }: { role?: 'menu' | 'listbox'; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} variant="outlined" aria-haspopup={role} onClick={() => setOpen(true)}>
        Open the menu
      </Button>
      {isOpen && (
        <Menu role={role} aria-label="Page" anchor={() => button.current} onClose={() => setOpen(false)}>
          {children}
        </Menu>
      )}
    </>
  );
}

const open = (role: string) => steps(press('Open the menu'), seeRole(role, 'Page'));

const actions = (
  <Opener>
    <MenuItem>
      <Add size="small" /> Add page
    </MenuItem>
    <MenuItem disabled>
      <Close size="small" /> Unpublish
    </MenuItem>
    <hr />
    <MenuItem className="ui-error">
      <DeleteOutlined size="small" /> Delete page
    </MenuItem>
  </Opener>
);

/** Actions with icons: one cannot be used now, and the last cannot be undone. */
export const Actions: StoryObj = { render: () => actions, play: open('menu') };

export const RightToLeft: StoryObj = { ...Actions, globals: { direction: 'rtl' } };

/** The focus starts on the current choice. */
export const Choices: StoryObj = {
  render: () => (
    <Opener role="listbox">
      <MenuItem>Home</MenuItem>
      <MenuItem selected>About us</MenuItem>
    </Opener>
  ),
  play: open('listbox'),
};

/** The menu is never wider than the window. */
export const LongWords: StoryObj = {
  render: () => (
    <Opener>
      <MenuItem>{longSentence}</MenuItem>
      <MenuItem>Close</MenuItem>
    </Opener>
  ),
  play: open('menu'),
};
