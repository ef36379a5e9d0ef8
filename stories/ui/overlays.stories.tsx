import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx';
import { ToastStack } from '../../src/ui/toast-stack.tsx';

const meta: Meta = { title: 'UI/Overlays' };
export default meta;

const nothing = () => undefined;

export const Confirm: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      title="Delete this page?"
      confirmLabel="Delete page"
      onConfirm={nothing}
      onClose={nothing}
    >
      “Opening hours” and all its blocks will be deleted. This cannot be undone.
    </ConfirmDialog>
  ),
};

export const Toasts: StoryObj = {
  render: () => (
    <ToastStack
      onDismiss={nothing}
      toasts={[
        { id: 1, kind: 'success', message: 'Page created successfully.' },
        { id: 2, kind: 'info', message: 'The page was published a minute ago.' },
        {
          id: 3,
          kind: 'error',
          message: 'The server cannot be reached. Check your connection and try again.',
        },
      ]}
    />
  ),
};
