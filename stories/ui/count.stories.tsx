import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@mui/material';
import { Count } from '../../src/ui/count.tsx';

export default { title: 'UI/Count' } satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 3 }}>
      {[0, 7, 1240, 12_345_678].map((value) => (
        <Count key={value} value={value} />
      ))}
    </Stack>
  ),
};
