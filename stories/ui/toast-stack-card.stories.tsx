import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastCard } from '../../src/ui/toast-stack-card.tsx';

export default { title: 'UI/Toast card' } satisfies Meta;

/** Their timers are paused, as under a pointer. */
export const Held: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2, maxWidth: 400 }}>
      {(['success', 'info', 'error'] as const).map((kind, id) => (
        <ToastCard
          key={kind}
          held
          waiting={false}
          toast={{ id, kind, message: 'The page was saved.' }}
          onDismiss={fn()}
        />
      ))}
    </Stack>
  ),
};
