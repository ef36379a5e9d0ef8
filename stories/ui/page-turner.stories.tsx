import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageTurner } from '../../src/ui/page-turner.tsx';

export default {
  title: 'UI/Page turner',
  tags: ['new'],
  component: PageTurner,
  parameters: { controls: { disable: false } },
  args: { count: 12, page: 1, onChange: fn() },
} satisfies Meta<typeof PageTurner>;

type Story = StoryObj<typeof PageTurner>;

export const AtTheStart: Story = {};
export const InTheMiddle: Story = { args: { page: 6 } };
export const OnePage: Story = { args: { count: 1 } };
export const Disabled: Story = { args: { disabled: true } };
