import { FormControl, FormLabel } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioChoices } from '../../src/ui/radio-choices.tsx';

export default { title: 'UI/Radio choices' } satisfies Meta;

const choices = [
  { value: 'published', label: 'When published' },
  { value: 'now', label: 'At once' },
];

export const Chosen: StoryObj = {
  render: () => (
    <FormControl>
      <FormLabel id="live-pages">Live pages</FormLabel>
      <RadioChoices aria-labelledby="live-pages" value="now" choices={choices} onChange={() => undefined} />
    </FormControl>
  ),
};
