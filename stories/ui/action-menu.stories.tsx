import { MenuItem } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionMenu } from '../../src/ui/action-menu.tsx';
import { press, seeRole, steps } from '../support/steps.ts';

export default { title: 'UI/Action menu' } satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <ActionMenu label="More actions">
      <MenuItem>Duplicate</MenuItem>
      <MenuItem disabled>Delete</MenuItem>
    </ActionMenu>
  ),
  play: steps(press('More actions'), seeRole('menu')),
};
