import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OctopusMark } from '../../src/ui/octopus-mark.tsx';

export default { title: 'UI/Octopus mark' } satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 5, alignItems: 'center', flexWrap: 'wrap', color: 'secondary.main' }}>
      {[16, 20, 24, 64, 200].map((size) => (
        <OctopusMark key={size} size={size} />
      ))}
    </Stack>
  ),
};

/** It takes the colour of the text around it. */
export const Colours: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 5, flexWrap: 'wrap' }}>
      {['secondary.main', 'text.primary', 'text.secondary', 'primary.main'].map((color) => (
        <Stack key={color} sx={{ color, alignItems: 'center', gap: 1 }}>
          <OctopusMark size={48} />
          {color}
        </Stack>
      ))}
    </Stack>
  ),
};
