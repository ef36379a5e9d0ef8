import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../sdk/testing/render-widget.tsx';
import { codeField } from './field.ts';
import { codeSamples } from './samples.ts';
import { codeView } from './view.tsx';

async function renderView(code: string) {
  const { latest } = await renderWidget({
    plugin: codeField,
    view: codeView,
    definition: codeSamples.definitions.default,
    value: { code, language: '' },
  });
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });
  await user.click(input);
  return { user, input, latest };
}

describe('the code widget', () => {
  it('indents with Tab, outdents with Shift+Tab, and keeps the caret', async () => {
    const { user, input, latest } = await renderView('a');
    input.setSelectionRange(0, 0);
    await user.keyboard('{Tab}{Tab}');
    expect([latest().code, input.selectionStart]).toEqual(['    a', 4]);
    await user.keyboard('{Shift>}{Tab}{/Shift}b');
    expect(latest().code).toBe('  ba');
    expect(input).toHaveFocus();
  });

  it('is left by Escape and Tab, in both directions', async () => {
    const { user, input, latest } = await renderView('a');
    await user.keyboard('{Escape}{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    await user.click(input);
    await user.keyboard('{Escape}{Tab}');
    expect(input).not.toHaveFocus();
    expect(latest().code).toBe('a');
  });

  it('indents again once something was typed after Escape', async () => {
    const { user, input, latest } = await renderView('');
    await user.keyboard('{Escape}a{Tab}');
    expect(input).toHaveFocus();
    expect(latest().code).toBe('a  ');
  });
});
