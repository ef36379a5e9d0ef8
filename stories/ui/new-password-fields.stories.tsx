import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { NewPasswordFields } from '../../src/ui/new-password-fields.tsx';
import { fillPassword, press, see, type Step, steps } from '../support/steps.ts';
import { StoryForm } from './story-form.tsx';

export default {
  title: 'UI/New password fields',
  render: () => (
    <StoryForm defaultValues={{ password: '', confirm_password: '' }} submit="Reset password">
      {(control) => <NewPasswordFields control={control} label="New password" />}
    </StoryForm>
  ),
} satisfies Meta;

const setting = (password: string, confirmed: string, seen: Step): StoryObj => ({
  play: steps(
    fillPassword(/^New password/, password),
    fillPassword(/^Confirm password/, confirmed),
    press('Reset password'),
    seen,
  ),
});

export const Empty: StoryObj = {};
export const Different = setting('Tidewater7!', 'Tidewatre7!', see('The passwords don’t match.'));
export const TooShort = setting('tide', 'tide', () =>
  screen.findByText(/at least/i, { selector: '[data-wrong] *' }),
);
