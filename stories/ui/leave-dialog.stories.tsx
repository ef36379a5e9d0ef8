import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LeaveDialog } from '../../src/ui/leave/leave-dialog.tsx';

export default {
  title: 'UI/Leave dialog',
  component: LeaveDialog,
  args: {
    guard: { asking: true, leave: fn(), leaveAfter: fn(), stay: fn(), ask: fn() },
    children: 'Your unsaved changes will be lost.',
    save: async () => true,
  },
} satisfies Meta<typeof LeaveDialog>;

export const WithSave: StoryObj<typeof LeaveDialog> = {};
