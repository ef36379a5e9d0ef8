import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { fn } from 'storybook/test';
import { ErrorState } from '../../src/ui/error-state.tsx';

export default {
  title: 'UI/Error state',
  component: ErrorState,
  parameters: { controls: { disable: false } },
  args: { message: 'Can’t reach the server. Check your connection and try again.' },
} satisfies Meta<typeof ErrorState>;

type Story = StoryObj<typeof ErrorState>;

export const WithRetry: Story = { args: { onRetry: fn() } };
export const ForGood: Story = { args: { message: 'This page does not exist.' } };
export const LongWords: Story = { args: { onRetry: fn(), message: longSentence } };
