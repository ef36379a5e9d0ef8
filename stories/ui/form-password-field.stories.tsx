import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { userEvent, within } from 'storybook/test';
import { FormPasswordField } from '../../src/ui/form-password-field.tsx';
import { LoadingButton } from '../../src/ui/loading-button.tsx';

const meta: Meta = { title: 'UI/Form password field' };
export default meta;

function Form({ password = '' }: { readonly password?: string }) {
  const { control, handleSubmit } = useForm({ defaultValues: { password } });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit(() => undefined)}
      sx={{ gap: 4, maxWidth: 420 }}
    >
      <FormPasswordField control={control} name="password" label="Password" required meter />
      <LoadingButton type="submit" loading={false}>
        Sign in
      </LoadingButton>
    </Stack>
  );
}

export const Empty: StoryObj = { render: () => <Form /> };
export const Filled: StoryObj = { render: () => <Form password="Tidewater7!" /> };

export const Refused: StoryObj = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('This field is required');
  },
};
