import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFieldViews, renderEditor } from '../../../tests/support/render-editor.tsx';
import type { BlockData } from '../../../shared/wire/content.ts';
import { heroModel } from '../testing/sample-models.ts';

beforeAll(loadFieldViews);

const stored = { title: 'A title', text: 7, background: 'light' };

/** An open block whose long text has another value. */
async function open(data: BlockData = stored, model = heroModel) {
  const blocks = [{ id: 'a', modelId: 'hero', data, revision: 1 }];
  const { user, ...page } = renderEditor({ models: [model], blocks });
  const row = within(screen.getByTestId('block-row'));
  await act(async () => row.getByRole('button', { expanded: false }).click());
  const title = await row.findByRole('textbox', { name: 'Title' });
  const press = (name: string) => user.click(row.getByRole('button', { name }));
  return { page, user, row, title, press, sent: () => page.api.blocks[0]?.data };
}

const kept = /perhaps because the block type has changed\. It’s kept until you decide what to do/;

describe('a value of the wrong type', () => {
  it('is shown unchanged with its error, and is sent back unchanged with the rest', async () => {
    const { page, user, row, title, press, sent } = await open();
    const group = row.getByRole('group', { name: 'Text' });
    expect(group).toHaveAccessibleDescription(kept);
    expect(within(group).getByRole('group', { name: 'Stored value' })).toHaveTextContent('7');
    expect(page.block('a').draft).toEqual(stored);
    await user.type(title, '!');
    await press('Save');
    await waitFor(() => expect(sent()).toEqual({ ...stored, title: 'A title!' }));
  });

  it('is used where it converts: its widget takes the focus, and undo brings the value back', async () => {
    const { row, press, sent, page } = await open();
    await press('Use this value');
    const text = row.getByRole('textbox', { name: 'Text' });
    expect(text).toHaveValue('7');
    expect(text).toHaveFocus();
    act(() => page.commands.undo());
    expect(row.getByRole('group', { name: 'Text' })).toHaveAccessibleDescription(kept);
    act(() => page.commands.redo());
    await press('Save');
    await waitFor(() => expect(sent()).toEqual({ ...stored, text: '7' }));
  });

  it('is replaced on request, and can be copied', async () => {
    const { user, row, press, sent } = await open({ ...stored, text: { words: 'Old' } });
    expect(row.queryByRole('button', { name: 'Use this value' })).toBeNull();
    await press('Copy value');
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ words: 'Old' });
    await press('Replace');
    const text = row.getByRole('textbox', { name: 'Text' });
    expect(text).toHaveFocus();
    await user.type(text, 'New');
    await press('Save');
    await waitFor(() => expect(sent()).toEqual({ ...stored, text: 'New' }));
  });

  it('cannot be saved over a valid value: the field shows an error and has the focus', async () => {
    const { page, row, press, sent } = await open();
    await press('Use this value');
    await press('Save');
    await waitFor(() => expect(sent()).toEqual({ ...stored, text: '7' }));
    act(() => page.commands.undo());
    await press('1 field needs attention');
    const group = row.getByRole('group', { name: 'Text' });
    expect(group).toHaveAccessibleDescription(/Decide what to do with it before you save/);
    await waitFor(() => expect(group).toHaveFocus());
    expect(row.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

describe('a value that breaks a limit which came later', () => {
  const definition = heroModel.content_model['title'];
  const model = {
    ...heroModel,
    content_model: {
      ...heroModel.content_model,
      title: { ...definition, field_values: { max_length: 3 } },
    } as typeof heroModel.content_model,
  };

  it('is shown in its widget with its error, and does not prevent saving the rest', async () => {
    const { user, row, title, press, sent } = await open({ ...stored, text: '' }, model);
    expect(title).toHaveAccessibleDescription(/Use at most 3 characters\./);
    await user.type(row.getByRole('textbox', { name: 'Text' }), 'x');
    await press('Save');
    await waitFor(() => expect(sent()).toEqual({ ...stored, text: 'x' }));
    await user.type(title, '!');
    expect(row.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});
