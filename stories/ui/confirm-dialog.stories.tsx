import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { fn } from 'storybook/test';
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx';

export default {
  title: 'UI/Confirm dialog',
  component: ConfirmDialog,
  parameters: { controls: { disable: false } },
  args: {
    open: true,
    title: 'Delete this page?',
    children: '“Opening hours” and all its blocks will be deleted. This can’t be undone.',
    confirmLabel: 'Delete page',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

type Story = StoryObj<typeof ConfirmDialog>;

export const Asked: Story = {};
export const Harmless: Story = {
  args: { color: 'primary', title: 'Publish this page?', confirmLabel: 'Publish' },
};
/** The user must type something first. */
export const NotYet: Story = { args: { confirmDisabled: true } };
export const Busy: Story = { args: { busy: true } };
export const LongWords: Story = { args: { title: longSentence, children: longSentence } };
