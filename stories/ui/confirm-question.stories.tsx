import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../field-plugins/sdk/kit/button.tsx';
import { ConfirmQuestion } from '../../src/ui/confirm-question.tsx';

export default {
  title: 'UI/Confirm question',
  component: ConfirmQuestion,
  parameters: { controls: { disable: false } },
  args: {
    open: true,
    title: 'Restore version 3?',
    children: 'The draft becomes this version. Unsaved changes are lost.',
    confirmLabel: 'Restore',
    color: 'primary',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmQuestion>;

type Story = StoryObj<typeof ConfirmQuestion>;

/** A third answer stands before the one that the question is about. */
export const ThreeAnswers: Story = { args: { otherChoice: <Button>Save first</Button> } };
