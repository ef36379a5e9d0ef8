import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { Warning } from '../../src/ui/warning.tsx';

export default {
  title: 'UI/Warning',
  component: Warning,
  args: { children: 'The page could not be read again. It may have changed.' },
} satisfies Meta<typeof Warning>;

type Story = StoryObj<typeof Warning>;

export const Short: Story = {};
export const LongWords: Story = { args: { children: longSentence } };
