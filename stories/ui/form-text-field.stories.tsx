import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { FormTextField } from '../../src/ui/form-text-field.tsx';
import { longSentence } from '../support/long-words.ts';
import { press, see, steps } from '../support/steps.ts';
import { StoryForm } from './story-form.tsx';

export default { title: 'UI/Form text field' } satisfies Meta;

const form =
  (title: string, label = 'Title') =>
  () => (
    <StoryForm defaultValues={{ title, path: '' }} submit="Create">
      {(control) => (
        <>
          <FormTextField control={control} name="title" label={label} help="The name of the page." required />
          <FormTextField control={control} name="path" label="URL path" placeholder="/about-us" />
        </>
      )}
    </StoryForm>
  );

export const Empty: StoryObj = { render: form('') };
export const Filled: StoryObj = { render: form('Opening hours') };
export const LongWords: StoryObj = { render: form(longSentence, longSentence) };
export const Refused: StoryObj = {
  render: form(''),
  play: steps(press('Create'), see('This field is required'), () =>
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus(),
  ),
};
