import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Link } from 'wouter';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from '../support/render-screen.tsx';
import { installSolverWorker } from '../support/solver-worker.ts';
import { everyForm, type EveryForm, page, image, user as account, workspace } from './forms/every-form.tsx';

const sources: Record<string, string> = import.meta.glob('../../src/features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every hand-written form is listed', () => {
  const written = Object.entries(sources)
    .filter(([file, source]) => !file.includes('.test.') && /\buseForm[<(]/.test(source))
    .map(([file]) => file.replace('../../src/features/', ''));
  // Signing in does not use the form library.
  expect(everyForm.map(({ file }) => file).toSorted()).toEqual(
    [...written, 'auth/use-sign-in.ts'].toSorted(),
  );
});

async function open(form: EveryForm) {
  const api = createFakeApi({
    users: [account],
    workspaces: [workspace],
    pages: [page],
    media: [image],
  });
  const screenful = (
    <>
      <Link href="/elsewhere">Elsewhere</Link>
      {form.render()}
    </>
  );
  const { user: hand, place } = renderScreen(screenful, { api, visitor: form.visitor ?? 'editor' });
  await form.prepare?.(hand);
  /** Fills in the form and returns the last field. */
  const fillIn = async () => {
    let last = document.body;
    for (const [label, text] of Object.entries(form.typed)) {
      last = screen.getByLabelText((name) => name.replace(/ ?\*$/, '') === label);
      await hand.clear(last);
      await hand.paste(text);
    }
    return last;
  };
  const sent = () =>
    api.requests.filter(
      ({ method, path }) =>
        `${method} ${path}`.replace(/(user|workspace|page|media)-\d+/, ':id') === form.call,
    );
  return { api, hand, place, fillIn, sent, button: () => screen.getByRole('button', { name: form.button }) };
}

beforeEach(() => installSolverWorker());

describe.each(everyForm)('the form of $file', (form) => {
  it('shows our error messages and not those of the browser, and asks before unsaved input is lost', async () => {
    const { hand, place, fillIn, sent, button } = await open(form);
    expect(button().closest('form')).toHaveAttribute('novalidate');
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type=password]'))
      expect(input.autocomplete).toMatch(/^(current|new)-password$/);
    if (form.required !== undefined) {
      const required = screen.getByLabelText(form.required);
      await hand.type(required, 'x');
      await hand.clear(required);
      expect(required).toBeValid();
      await hand.keyboard('{Enter}');
      expect(await screen.findAllByText('This field is required')).not.toHaveLength(0);
      expect(required).toBeInvalid();
      expect(required).toHaveFocus();
      expect(required).toHaveAccessibleDescription('This field is required');
      await hand.type(required, 'mara@example.org');
      expect(required).toBeValid();
      expect(sent()).toEqual([]);
    }
    await fillIn();
    act(() => void fireEvent.click(screen.getByText('Elsewhere')));
    const asked = screen.queryByRole('alertdialog', { name: 'Leave without saving?' }) !== null;
    expect(asked).toBe(form.leftFreely === undefined);
    expect(place()).toBe(asked ? '/' : '/elsewhere');
  });

  it('is sent once with Enter, and its button is busy meanwhile', async () => {
    const { api, hand, fillIn, sent, button } = await open(form);
    api.hold(form.call);
    const last = await fillIn();
    const isMultiline = last.tagName === 'TEXTAREA';
    if (isMultiline) await hand.click(button());
    else await hand.type(last, '{Enter}');
    expect(await screen.findByRole('button', { name: form.button, busy: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    if (isMultiline) fireEvent.click(button());
    else await hand.type(last, '{Enter}');
    expect(sent()).toHaveLength(1);
  });

  it('shows errors from the server at their field, and the others in a toast, and keeps the typed text', async () => {
    const { api, hand, fillIn, button } = await open(form);
    const { rejected } = form;
    // The form has no field with the name `elsewhere`.
    const atField = rejected && { [rejected.name]: ['Odd.', 'Too odd.'] };
    api.reject(form.call, 400, { elsewhere: ['Not today.', 'Come back later.'], ...atField });
    const last = await fillIn();
    await hand.click(button());
    const toast = await screen.findByTestId('toast');
    expect(toast).toHaveTextContent('Not today. Come back later.');
    expect(toast).toHaveAttribute('data-kind', 'error');
    expect(toast.textContent.includes('Odd. Too odd.')).toBe(form.repeatsAll === true);
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    expect(last).toHaveValue(Object.values(form.typed).at(-1));
    if (rejected === undefined) return;
    const field = screen.getByLabelText(rejected.label);
    expect(await screen.findByText('Odd., Too odd.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Odd., Too odd.');
    expect(field).toHaveFocus();
    await hand.type(field, rejected.retyped ?? 'x');
    expect(field).toBeValid();
  });
});
