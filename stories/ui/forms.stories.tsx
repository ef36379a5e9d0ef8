import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { FormPasswordField } from '../../src/ui/form-password-field.tsx';
import { FormTextField } from '../../src/ui/form-text-field.tsx';
import { LoadingButton } from '../../src/ui/loading-button.tsx';
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

export const Busy: StoryObj = { render: () => <LoadingButton loading>Create</LoadingButton> };
