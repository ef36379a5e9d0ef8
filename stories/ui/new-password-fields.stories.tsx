import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { NewPasswordFields } from '../../src/ui/new-password-fields.tsx';
import { StoryForm } from './story-form.tsx';

const meta: Meta = { title: 'UI/New password fields' };
export default meta;

function Form() {
  return (
    <StoryForm defaultValues={{ password: '', confirm_password: '' }} submit="Reset password">
      {(control) => <NewPasswordFields control={control} label="New password" />}
    </StoryForm>
  );
}

export const Empty: StoryObj = { render: () => <Form /> };

export const TooShort: StoryObj = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'tide');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'tide');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await canvas.findByText(/at least/i, { selector: '.Mui-error' });
  },
};

export const Different: StoryObj = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'Tidewater7!');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'Tidewatre7!');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await canvas.findByText('The passwords don’t match.');
  },
};
