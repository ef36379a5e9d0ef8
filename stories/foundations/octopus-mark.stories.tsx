import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OctopusMark } from '../../src/ui/octopus-mark.tsx';

const meta: Meta = { title: 'Foundations/Octopus mark' };
export default meta;

export const Sizes: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 5, alignItems: 'center', color: 'secondary.main' }}>
      {[16, 20, 24, 64, 200].map((size) => (
        <OctopusMark key={size} size={size} title={`The mark at ${size} px`} />
      ))}
    </Stack>
  ),
};
