import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@mui/material';
import { Time } from '../../src/ui/time.tsx';

export default { title: 'UI/Time' } satisfies Meta;

export const Moments: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      {['2026-11-20T10:00:00.000Z', '2025-01-02T23:59:00.000Z'].map((value) => (
        <Time key={value} value={value} />
      ))}
    </Stack>
  ),
};
