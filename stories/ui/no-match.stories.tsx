import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { fn } from 'storybook/test';
import { NoMatch } from '../../src/ui/no-match.tsx';

export default {
  title: 'UI/No match',
  tags: ['new'],
  component: NoMatch,
  args: { children: 'No pages match “harbour”.', onClear: fn() },
} satisfies Meta<typeof NoMatch>;

type Story = StoryObj<typeof NoMatch>;

export const Sought: Story = {};
export const LongWords: Story = { args: { children: `No pages match “${longSentence}”.` } };
