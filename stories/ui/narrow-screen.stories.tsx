import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../field-plugins/sdk/kit/text-field.tsx';
import { longSentence } from '../support/long-words.ts';
import { TextLink } from '../../src/ui/link-button.tsx';
import { LoadingButton } from '../../src/ui/loading-button.tsx';
import { NarrowScreen } from '../../src/ui/narrow-screen.tsx';

export default {
  title: 'UI/Narrow screen',
  component: NarrowScreen,
  args: {
    title: 'Sign in',
    children: (
      <Stack sx={{ gap: 4 }}>
        <TextField id="email" label="Email" type="email" value="" onChange={() => undefined} />
        <LoadingButton loading={false}>Sign in</LoadingButton>
      </Stack>
    ),
  },
} satisfies Meta<typeof NarrowScreen>;

type Story = StoryObj<typeof NarrowScreen>;

export const WithOneForm: Story = {};
export const WithAWayOut: Story = {
  args: {
    below: (
      <>
        Don’t have an account? <TextLink href="/auth/register">Register</TextLink>
      </>
    ),
  },
};
export const LongWords: Story = { args: { title: longSentence, below: longSentence } };
