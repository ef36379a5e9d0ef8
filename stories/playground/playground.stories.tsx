import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { menuType } from '../support/sample-type.ts';
import { Playground } from './playground.tsx';
import { everyType, startNames } from './start-models.ts';

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
      description: `The model or field type to start from: ${startNames.join(', ')}, text, …`,
    },
    model: { control: false, description: 'A model as "Link to this model" writes it' },
  },
  render: (args) => <Playground {...args} />,
};
export default meta;

type Story = StoryObj<PlaygroundArgs>;

const part = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('region', { name }));

async function addField(canvasElement: HTMLElement, type: string): Promise<void> {
  await userEvent.click(part(canvasElement, 'Model').getByRole('button', { name: 'Add field' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(`^${type}`) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function retitle(canvasElement: HTMLElement, title: string): Promise<void> {
  // Options may have titles, too.
  const [field] = await part(canvasElement, 'Field').findAllByRole('textbox', { name: /^Title/ });
  await userEvent.clear(field ?? canvasElement);
  await userEvent.type(field ?? canvasElement, title);
}

/** The data that external sites receive. */
async function delivered(canvasElement: HTMLElement): Promise<unknown> {
  const preview = part(canvasElement, 'Preview');
  await userEvent.click(preview.getByRole('tab', { name: 'JSON' }));
  const shown = await preview.findByLabelText('JSON', { selector: 'pre' });
  return (JSON.parse(shown.textContent) as { readonly data: unknown }).data;
}

/** A block type of the library, in the words that the editor shows, ready to change. */
export const FromLibrary: Story = {
  async play({ canvasElement }) {
    await expect(await part(canvasElement, 'Preview').findByLabelText('Eyebrow')).toBeVisible();
  },
};

/** A field of each type that is installed. The server would take the model, and a site gets a value of each. */
export const EveryType: Story = {
  args: { start: everyType },
  async play({ canvas, canvasElement }) {
    const names = fieldRegistry.plugins.map(({ type }) => type.replaceAll('-', '_'));
    await expect(Object.keys((await delivered(canvasElement)) as object)).toEqual(names);
    await expect(canvas.queryByText('The server refuses this model.')).toBeNull();
  },
};

/** Empties an option, which the server rejects, fills it again, and checks the delivered value. */
export const MendedOptions: Story = {
  args: { start: '' },
  async play({ canvasElement }) {
    await addField(canvasElement, 'Choice');
    await retitle(canvasElement, 'Width');
    const field = part(canvasElement, 'Field');
    const firstValue = async () => (await field.findAllByLabelText(/^Value/))[0] ?? canvasElement;
    await userEvent.clear(await firstValue());
    await expect(await screen.findByLabelText('What the server refuses')).toHaveTextContent('width');
    await userEvent.type(await firstValue(), 'wide');
    await waitFor(() => expect(screen.queryByLabelText('What the server refuses')).toBeNull());
    const preview = part(canvasElement, 'Preview');
    await userEvent.selectOptions(await preview.findByLabelText('Width'), 'wide');
    await expect(await delivered(canvasElement)).toEqual({ width: 'wide' });
  },
};

/** Makes a list with a field in it, and undoes one step. */
export const Nested: Story = {
  args: { start: '' },
  async play({ canvasElement }) {
    await addField(canvasElement, 'List');
    await retitle(canvasElement, 'Dishes');
    const model = part(canvasElement, 'Model');
    await expect(await model.findByTitle('1 problem')).toBeInTheDocument();
    await userEvent.click(model.getByRole('button', { name: 'Fields of an item of Dishes' }));
    await addField(canvasElement, 'Text');
    await retitle(canvasElement, 'Name');
    await expect(screen.queryByTitle('1 problem')).toBeNull();
    await expect(part(canvasElement, 'Preview').getByText('Dishes')).toBeVisible();
    await userEvent.click(model.getByRole('button', { name: 'Undo' }));
    await expect(await part(canvasElement, 'Field').findByRole('textbox', { name: /^Title/ })).toHaveValue(
      'Text',
    );
  },
};

/** A model as JSON, pasted over another one: with a list, a group, a condition and a sample. */
export const Pasted: Story = {
  async play({ canvasElement }) {
    const { name, content_model, samples } = menuType;
    const json = part(canvasElement, 'Model').getByRole('textbox', { name: 'Model as JSON' });
    await fireEvent.change(json, { target: { value: JSON.stringify({ name, content_model, samples }) } });
    const preview = part(canvasElement, 'Preview');
    const decides = await preview.findByRole('checkbox', { name: 'There is a note' });
    await expect(preview.queryByRole('textbox', { name: 'Note' })).toBeNull();
    await userEvent.click(decides);
    await expect(await preview.findByRole('textbox', { name: 'Note' })).toBeVisible();
    await fireEvent.change(json, { target: { value: '{"name": "Menu", "content_model": 5}' } });
    await expect(await screen.findByText(/^This is no model yet/)).toBeVisible();
  },
};
