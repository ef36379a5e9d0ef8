import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { userEvent, within } from 'storybook/test';
import { LoadingButton } from '../../src/ui/loading-button.tsx';
import { NewPasswordFields } from '../../src/ui/new-password-fields.tsx';

const meta: Meta = { title: 'UI/New password fields' };
export default meta;

function Form() {
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

export const Empty: StoryObj = { render: () => <Form /> };

export const TooShort: StoryObj = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^New password/), 'tide');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'tide');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await canvas.findByText(/at least/i, { selector: '.Mui-error' });
  },
};

export const Different: StoryObj = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Tidewater7!');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'Tidewatre7!');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await canvas.findByText('The two passwords do not match.');
  },
};
