import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormPasswordField } from '../../src/ui/form-password-field.tsx';
import { press, see, steps } from '../support/steps.ts';
import { StoryForm } from './story-form.tsx';

export default { title: 'UI/Form password field' } satisfies Meta;

const form = (password: string) => () => (
  <StoryForm defaultValues={{ password }} submit="Sign in">
    {(control) => <FormPasswordField control={control} name="password" label="Password" required meter />}
  </StoryForm>
);

export const Empty: StoryObj = { render: form('') };
export const Filled: StoryObj = { render: form('Tidewater7!') };
export const Refused: StoryObj = {
  render: form(''),
  play: steps(press('Sign in'), see('This field is required')),
};
