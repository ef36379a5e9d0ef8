import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { showToast } from '../../src/state/app-store.ts';
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx';

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

/** Shown in the stack that stands around every story, as in the application. */
function ThreeToasts() {
  useEffect(() => {
    showToast('success', 'Page created successfully.');
    showToast('info', 'The page was published a minute ago.');
    showToast('error', 'The server cannot be reached. Check your connection and try again.');
  }, []);
  return null;
}

export const Toasts: StoryObj = { render: () => <ThreeToasts /> };
