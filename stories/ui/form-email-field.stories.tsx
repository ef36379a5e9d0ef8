import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { userEvent, within } from 'storybook/test';
import { FormEmailField } from '../../src/ui/form-email-field.tsx';
import { LoadingButton } from '../../src/ui/loading-button.tsx';

const meta: Meta = { title: 'UI/Form email field' };
export default meta;

function Form({ email = '' }: { readonly email?: string }) {
  const { control, handleSubmit } = useForm({ defaultValues: { email } });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit(() => undefined)}
      sx={{ gap: 4, maxWidth: 420 }}
    >
      <FormEmailField control={control} name="email" label="Email" />
      <LoadingButton type="submit" loading={false}>
        Sign in
      </LoadingButton>
    </Stack>
  );
}

export const Empty: StoryObj = { render: () => <Form /> };

export const Refused: StoryObj = {
  render: () => <Form email="editor at localhost" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('Enter a valid e-mail address.');
  },
};
