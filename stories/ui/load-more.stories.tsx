import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadMore } from '../../src/ui/load-more.tsx';

export default {
  title: 'UI/Load more',
  component: LoadMore,
  parameters: { controls: { disable: false } },
  args: { hasMore: true, loading: false, onMore: fn() },
} satisfies Meta<typeof LoadMore>;

type Story = StoryObj<typeof LoadMore>;

export const More: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { failure: 'Can’t reach the server. Check your connection and try again.' },
};
