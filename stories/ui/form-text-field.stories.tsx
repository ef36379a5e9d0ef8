import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormTextField } from '../../src/ui/form-text-field.tsx';
import { longSentence } from '../support/long-words.ts';
import { StoryForm } from './story-form.tsx';

const meta: Meta = { title: 'UI/Form text field' };
export default meta;

function Form({ title = '', label = 'Title' }: { readonly title?: string; readonly label?: string }) {
  return (
    <StoryForm defaultValues={{ title, path: '' }} submit="Create">
      {(control) => (
        <>
          <FormTextField control={control} name="title" label={label} help="The name of the page." required />
          <FormTextField control={control} name="path" label="URL path" placeholder="/about-us" />
        </>
      )}
    </StoryForm>
  );
}

export const Empty: StoryObj = { render: () => <Form /> };
export const Filled: StoryObj = { render: () => <Form title="Opening hours" /> };

export const Refused: StoryObj = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await canvas.findByText('This field is required');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

export const LongWords: StoryObj = { render: () => <Form label={longSentence} title={longSentence} /> };
