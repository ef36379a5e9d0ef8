import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { FormPasswordField } from '../../src/ui/form-password-field.tsx';
import { StoryForm } from './story-form.tsx';

const meta: Meta = { title: 'UI/Form password field' };
export default meta;

function Form({ password = '' }: { readonly password?: string }) {
  return (
    <StoryForm defaultValues={{ password }} submit="Sign in">
      {(control) => <FormPasswordField control={control} name="password" label="Password" required meter />}
    </StoryForm>
  );
}

export const Empty: StoryObj = { render: () => <Form /> };
export const Filled: StoryObj = { render: () => <Form password="Tidewater7!" /> };

export const Refused: StoryObj = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('This field is required');
  },
};
