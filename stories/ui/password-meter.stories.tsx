import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordMeter } from '../../src/ui/password-meter.tsx';

const meta: Meta = { title: 'UI/Password meter' };
export default meta;

export const Strengths: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      {['tide', 'tidewater', 'Tidewater7!', 'TidewateR77!!xy'].map((password) => (
        <div key={password}>
          {password}
          <PasswordMeter password={password} />
        </div>
      ))}
    </Stack>
  ),
};
