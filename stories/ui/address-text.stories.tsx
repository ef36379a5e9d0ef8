import { Box } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressText } from '../../src/ui/address-text.tsx';

export default { title: 'UI/Address text', component: AddressText } satisfies Meta<typeof AddressText>;

type Story = StoryObj<typeof AddressText>;

export const Short: Story = { args: { children: 'ana@example.com' } };

/** It breaks behind a dot, a slash or the at sign. */
export const Narrow: Story = {
  args: { children: 'katarina.stojanovic@knjizara-kod-stare-lipe.example.com' },
  decorators: [(Shown) => <Box sx={{ width: 180 }}>{<Shown />}</Box>],
};
