import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { TextInput } from '../../src/ui/text-input.tsx';

export default { title: 'UI/Text input' } satisfies Meta;

const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      <TextInput label="Empty" />
      <TextInput label="Required" required helperText="The name of the site." />
      <TextInput label="Filled" value="Podgrađe Ceramics" onChange={nothing} />
      <TextInput label="Wrong" required error helperText="This field is required" />
      <TextInput label="Disabled" disabled value="editor@localhost.test" onChange={nothing} />
      <TextInput
        label="Several lines"
        multiline
        minRows={3}
        value={'One line\nand another'}
        onChange={nothing}
      />
    </Stack>
  ),
};

export const LongWords: StoryObj = {
  render: () => (
    <Stack sx={{ maxWidth: 420 }}>
      <TextInput label={longSentence} value={longSentence} helperText={longSentence} onChange={nothing} />
    </Stack>
  ),
};
