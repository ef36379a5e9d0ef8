import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { PasswordField, type PasswordFieldProps } from '../../src/ui/password-field.tsx';
import { press, steps } from '../support/steps.ts';

export default { title: 'UI/Password field' } satisfies Meta;

function Live({ value: first = '', ...props }: Partial<PasswordFieldProps>) {
  const [value, setValue] = useState(first);
  const id = useId();
  return (
    <PasswordField
      id={id}
      label="Password"
      {...props}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

export const States: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      <Live label="Password" />
      <Live label="With help" help="Use at least ten characters." />
      <Live label="Filled" value="Tidewater7!" />
      <Live label="Wrong" value="Tidewater7!" wrong help="Incorrect password." />
      <Live label="Disabled" value="Tidewater7!" disabled />
    </Stack>
  ),
};

export const Shown: StoryObj = {
  render: () => (
    <Stack sx={{ maxWidth: 420 }}>
      <Live value="Tidewater7!" />
    </Stack>
  ),
  play: steps(press('Show password')),
};
