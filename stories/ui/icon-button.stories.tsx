import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../../field-plugins/sdk/kit/icon-button.tsx';
import { Add, Close, DeleteOutlined } from '../../field-plugins/sdk/kit/icons.ts';

export default { title: 'UI/Icon button' } satisfies Meta;

function Looks() {
  return (['medium', 'small'] as const).map((size) => (
    <div key={size} style={{ display: 'flex', gap: 12, padding: 12 }}>
      <IconButton size={size} aria-label="Add" edge="start">
        <Add />
      </IconButton>
      <IconButton size={size} aria-label="Add" color="primary">
        <Add size="small" />
      </IconButton>
      <IconButton size={size} aria-label="Delete" color="error">
        <DeleteOutlined size="small" />
      </IconButton>
      <IconButton size={size} aria-label="Close" color="inherit">
        <Close size="inherit" />
      </IconButton>
      <IconButton size={size} aria-label="Pages" href="/pages">
        <Add size="small" />
      </IconButton>
      <IconButton size={size} aria-label="Delete" disabled edge="end">
        <DeleteOutlined size="small" />
      </IconButton>
    </div>
  ));
}

export const States: StoryObj = { render: () => <Looks /> };

export const RightToLeft: StoryObj = { globals: { direction: 'rtl' }, render: () => <Looks /> };

export const Focused: StoryObj = {
  render: () => <Looks />,
  async play({ canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button', { name: 'Add' })[0]).toHaveFocus();
  },
};
