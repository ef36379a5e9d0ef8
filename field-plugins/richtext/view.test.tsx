import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import en from '../../locales/en/fields.json' with { type: 'json' };
import { nothingAround } from '../sdk/testing/fake-around.ts';
import { createFakeHost, fakePages } from '../sdk/testing/fake-host.ts';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import { richtextField } from './field.ts';
import type { RichText } from './rich-text.ts';
import { richtextSamples } from './samples.ts';
import { richtextView } from './view.tsx';

const paragraph = (...texts: string[]): RichText =>
  texts.map((text) => ({ type: 'paragraph', content: text === '' ? [] : [{ text }] }));

const definition = richtextSamples.definitions.default;
const renderView = (value: RichText) =>
  renderWidget({ plugin: richtextField, view: richtextView, definition, value });

const editable = () => screen.getByRole('textbox', { name: /^Article/ });
const tools = () =>
  within(screen.getByRole('toolbar', { name: 'Formatting: Article' })).getAllByRole('button');

/** A widget whose value the test can change. */
async function renderControlled(value: RichText, readOnly = false) {
  const onChange = vi.fn();
  const widget = (shown: RichText) => (
    <richtextView.Widget
      id="field"
      label="Article"
      value={shown}
      options={richtextField.readOptions(definition)}
      required={false}
      errors={[]}
      issues={[]}
      host={createFakeHost(en)}
      around={nothingAround}
      onBlur={() => undefined}
      {...{ readOnly, onChange }}
    />
  );
  const { rerender } = await act(async () => render(widget(value)));
  return { onChange, show: (next: RichText) => act(async () => rerender(widget(next))) };
}

it('renders lists and quotes in the preview in the direction of their words', () => {
  const content = [{ type: 'paragraph', content: [{ text: 'שלום' }] }] as const;
  const value: RichText = [
    { type: 'bullet_list', items: [{ content }] },
    { type: 'quote', content },
  ];
  const options = richtextField.readOptions(definition);
  const { container } = render(<richtextView.Preview {...{ value, options }} host={createFakeHost(en)} />);
  expect(container.querySelectorAll('ul[dir="auto"], blockquote[dir="auto"]')).toHaveLength(2);
  // Words in an element with its own direction do not count for the one around it.
  expect(container.querySelector('[dir] [dir]')).toBeNull();
});

describe('the widget of a formatted text', () => {
  it.each([
    ['b', 'KeyB'],
    ['и', 'KeyB'],
    ['נ', 'KeyB'],
  ])('is made bold with Ctrl and the key %s', async (key, code) => {
    await renderControlled(paragraph('One'));
    const bold = () => tools().find((tool) => tool.getAttribute('aria-keyshortcuts') === 'Control+B');
    await act(async () => editable().focus());
    const isLeft = fireEvent.keyDown(editable(), { key, code, ctrlKey: true });
    expect(isLeft).toBe(false);
    expect(bold()).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps everything around an external change', async () => {
    const { show } = await renderControlled(paragraph('One', 'Two', 'Three'));
    const [first, , last] = editable().querySelectorAll('p');
    await show(paragraph('One', '2', 'Three'));
    const after = editable().querySelectorAll('p');
    expect([after[0], after[2]]).toEqual([first, last]);
    expect(after[0]).toBe(first);
  });

  it('is one tab stop in the toolbar, with arrow keys between the tools', async () => {
    const user = userEvent.setup();
    await renderView([]);
    await user.tab();
    expect(tools()[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'H4: Heading 4' })).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Code block' })).toHaveFocus();
    expect(tools().filter((tool) => tool.tabIndex === 0)).toHaveLength(1);
    await user.tab();
    expect(editable()).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Code block' })).toHaveFocus();
  });

  it('links to a chosen page, and removes the link', async () => {
    const user = userEvent.setup();
    const { latest } = await renderView([]);
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveAccessibleDescription('Choose a page.');
    await user.type(screen.getByRole('combobox', { name: 'Page' }), 'sta ra');
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const page = fakePages[3];
    expect(latest()).toEqual([
      { type: 'paragraph', content: [{ text: page?.title, link: { page: page?.id } }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Page' })).toHaveValue(page?.title));
    await user.click(screen.getByRole('button', { name: 'Remove link' }));
    expect(latest()).toEqual(paragraph(page?.title ?? ''));
  });

  it('accepts only an address that a site may use', async () => {
    const user = userEvent.setup();
    const { latest } = await renderView([]);
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.click(screen.getByRole('button', { name: 'URL' }));
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'javascript:alert(1){Enter}');
    expect(screen.getByRole('textbox', { name: 'URL' })).toBeInvalid();
    await user.clear(screen.getByRole('textbox', { name: 'URL' }));
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://example.com{Enter}');
    expect(latest()).toEqual([
      {
        type: 'paragraph',
        content: [{ text: 'https://example.com', link: { url: 'https://example.com' } }],
      },
    ]);
  });

  it('can be read and copied but not changed when read-only', async () => {
    await renderControlled(paragraph('One'), true);
    expect(editable()).toHaveAttribute('contenteditable', 'false');
    expect(editable()).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    editable().focus();
    expect(editable()).toHaveFocus();
  });
});
