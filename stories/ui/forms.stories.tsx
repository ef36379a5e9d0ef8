import { Button, Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FormPasswordField } from '../../src/ui/form-password-field.tsx';
import { askToLeave } from '../../src/ui/leave/ask-to-leave.ts';
import { FormLeaveGuard } from '../../src/ui/leave/form-leave-guard.tsx';
import { FormTextField } from '../../src/ui/form-text-field.tsx';
import { LoadingButton } from '../../src/ui/loading-button.tsx';
import { NewPasswordFields } from '../../src/ui/new-password-fields.tsx';
import { PasswordField } from '../../src/ui/password-field.tsx';

const meta: Meta = { title: 'UI/Forms' };
export default meta;

interface Values {
  title: string;
  password: string;
}

function ExampleForm() {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { title: '', password: '' },
  });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit(() => undefined)}
      sx={{ gap: 4, maxWidth: 420 }}
    >
      <FormTextField control={control} name="title" label="Title" help="The name of the site." required />
      <FormPasswordField control={control} name="password" label="Password" required meter />
      <LoadingButton type="submit" loading={false}>
        Create
      </LoadingButton>
    </Stack>
  );
}

export const Form: StoryObj = { render: () => <ExampleForm /> };

export const Refused: StoryObj = {
  render: () => <ExampleForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findAllByText('This field is required')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

export const Strengths: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 4, maxWidth: 420 }}>
      {['tide', 'tidewater', 'Tidewater7!', 'TidewateR77!!xy'].map((password) => (
        <PasswordField
          key={password}
          id={password}
          label="Password"
          value={password}
          meter
          onChange={() => undefined}
        />
      ))}
    </Stack>
  ),
};

function NewPasswordForm() {
  const { control, handleSubmit } = useForm({ defaultValues: { password: '', confirm_password: '' } });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit(() => undefined)}
      sx={{ gap: 4, maxWidth: 420 }}
    >
      <NewPasswordFields control={control} label="New password" />
      <LoadingButton type="submit" loading={false}>
        Set password
      </LoadingButton>
    </Stack>
  );
}

export const NewPassword: StoryObj = {
  render: () => <NewPasswordForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Tidewater7!');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'Tidewatre7!');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await canvas.findByText('The two passwords do not match.');
  },
};

export const Leaving: StoryObj = {
  render: () => (
    <>
      <FormLeaveGuard dirty />
      <Button onClick={() => askToLeave(() => undefined)}>Logout</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Logout' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  },
};

export const Busy: StoryObj = { render: () => <LoadingButton loading>Create</LoadingButton> };
