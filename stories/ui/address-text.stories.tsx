import { Box } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressText } from '../../src/ui/address-text.tsx';

const meta: Meta<typeof AddressText> = { title: 'UI/Address text', component: AddressText };
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = { args: { children: 'ana@example.com' } };

/** It breaks behind a dot, a slash or the at sign. */
export const Narrow: Story = {
  args: { children: 'katarina.stojanovic@knjizara-kod-stare-lipe.example.com' },
  decorators: [(Shown) => <Box sx={{ width: 180 }}>{<Shown />}</Box>],
};
