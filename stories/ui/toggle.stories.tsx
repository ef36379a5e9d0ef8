import { FormControlLabel, Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toggle } from '../../src/ui/toggle.tsx';

export default { title: 'UI/Toggle' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <FormControlLabel control={<Toggle />} label="Off" />
      <FormControlLabel control={<Toggle defaultChecked />} label="On" />
      <FormControlLabel disabled control={<Toggle />} label="Off, and not to be changed" />
      <FormControlLabel disabled control={<Toggle defaultChecked />} label="On, and not to be changed" />
    </Stack>
  ),
};
