import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Button } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { Outcome } from '../../src/ui/outcome.tsx';

export default {
  title: 'UI/Outcome',
  component: Outcome,
  args: {
    icon: <CheckCircleOutlined />,
    tone: 'success',
    title: 'Your password is set',
    children: 'You can sign in with it from now on.',
    action: <Button variant="contained">Sign in</Button>,
  },
} satisfies Meta<typeof Outcome>;

type Story = StoryObj<typeof Outcome>;

export const Success: Story = {};
export const Warning: Story = {
  args: {
    icon: <ErrorOutlineOutlined />,
    tone: 'warning',
    title: 'This link has expired or was already used',
    children: 'It was used already, or it is older than an hour.',
    action: <Button variant="contained">Ask for a new one</Button>,
  },
};
export const LongWords: Story = { args: { title: longSentence, children: longSentence, action: undefined } };
