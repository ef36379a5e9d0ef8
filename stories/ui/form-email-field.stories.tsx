import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormEmailField } from '../../src/ui/form-email-field.tsx';
import { press, see, steps } from '../support/steps.ts';
import { StoryForm } from './story-form.tsx';

export default { title: 'UI/Form email field' } satisfies Meta;

const form = (email: string) => () => (
  <StoryForm defaultValues={{ email }} submit="Sign in">
    {(control) => <FormEmailField control={control} name="email" label="Email" />}
  </StoryForm>
);

export const Empty: StoryObj = { render: form('') };
export const Refused: StoryObj = {
  render: form('editor at localhost'),
  play: steps(press('Sign in'), see('Enter a valid email address.')),
};
