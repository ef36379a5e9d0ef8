import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Playground } from './playground.tsx';
import { startNames } from './start-models.ts';

interface PlaygroundArgs {
  readonly start: string;
  readonly model: string;
}

const meta: Meta<PlaygroundArgs> = {
  title: 'Field plugins/Playground',
  args: { start: 'Hero', model: '' },
  argTypes: {
    start: {
      control: false,
      description: `The block type or field type to start from: ${startNames.join(', ')}, text, …`,
    },
    model: { control: false, description: 'A model as "Link to this model" writes it' },
  },
  render: (args) => <Playground {...args} />,
};
export default meta;

type Story = StoryObj<PlaygroundArgs>;

/** A block type of the library, in the words that the editor shows, ready to change. */
export const FromLibrary: Story = {
  async play({ canvasElement }) {
    const form = within(within(canvasElement).getByRole('region', { name: 'Form and value' }));
    await expect(await form.findByLabelText('Eyebrow')).toBeVisible();
  },
};

/** Somebody corrects a field whose options its plugin refuses, fills it and sees it delivered. */
export const MendedOptions: Story = {
  args: { start: '' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Type of the new field'), 'select');
    await userEvent.click(canvas.getByRole('button', { name: 'Add field' }));
    const field = within(canvas.getByRole('list', { name: 'Fields' }));
    await expect(await field.findByRole('alert')).toHaveTextContent(
      'The select field "select": field_values must be a list of 1 item or more',
    );
    await userEvent.click(field.getByRole('button', { name: 'Add to Options' }));
    await expect(field.getByRole('alert')).toHaveTextContent('each a text of 1 character or more');
    await userEvent.type(field.getByLabelText('value'), 'wide');
    await userEvent.type(field.getByLabelText('title'), 'Wide');
    await expect(field.queryByRole('alert')).toBeNull();
    await userEvent.clear(field.getByLabelText('Title'));
    await userEvent.type(field.getByLabelText('Title'), 'Width');
    const form = within(canvas.getByRole('region', { name: 'Form and value' }));
    await userEvent.selectOptions(await form.findByLabelText('Width'), 'wide');
    await expect(form.getByRole('group', { name: 'Delivered form' })).toHaveTextContent(
      '{ "select": "wide" }',
    );
    await expect(form.getByTestId('summary')).toHaveTextContent('Wide');
  },
};
