import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { FormEmailField } from '../../src/ui/form-email-field.tsx';
import { StoryForm } from './story-form.tsx';

const meta: Meta = { title: 'UI/Form email field' };
export default meta;

function Form({ email = '' }: { readonly email?: string }) {
  return (
    <StoryForm defaultValues={{ email }} submit="Sign in">
      {(control) => <FormEmailField control={control} name="email" label="Email" />}
    </StoryForm>
  );
}

export const Empty: StoryObj = { render: () => <Form /> };

export const Refused: StoryObj = {
  render: () => <Form email="editor at localhost" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('Enter a valid email address.');
  },
};
