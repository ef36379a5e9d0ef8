import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../support/long-words.ts';
import { StatusChip } from '../../src/ui/status-chip.tsx';

export default { title: 'UI/Status chip' } satisfies Meta;

export const Tones: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <StatusChip tone="success" label="Live" />
      <StatusChip tone="warning" label="In Draft" />
      <StatusChip tone="error" label="BLOCKED" />
      <StatusChip tone="info" label="ADMIN" />
      <StatusChip tone="neutral" label="NOT ACTIVE" />
    </Stack>
  ),
};

export const LongWords: StoryObj = { render: () => <StatusChip tone="info" label={longWord} /> };
