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

function stageOf(form: EveryForm) {
  async function open() {
    const api = createFakeApi({
      users: [account],
      workspaces: [workspace],
      pages: [page],
      media: [image],
    });
    const screenful = (
      <>
        <Link href="/elsewhere">Elsewhere</Link>
        {form.draw()}
      </>
    );
    const { user: hand, place } = renderScreen(screenful, { api, visitor: form.visitor });
    await form.prepare?.(hand);
    return { api, hand, place };
  }
  type Hand = Awaited<ReturnType<typeof open>>['hand'];

  const field = (label: RegExp) => screen.getByLabelText(label);
  const button = () => screen.getByRole('button', { name: form.button });
  const sent = ({ requests }: ReturnType<typeof createFakeApi>) =>
    requests.filter(
      ({ method, path }) =>
        `${method} ${path}`.replace(/(user|workspace|page|media)-\d+/, ':id') === form.call,
    );

  async function fillIn(hand: Hand): Promise<HTMLElement> {
    let last = document.body;
    for (const [label, text] of Object.entries(form.typed)) {
      last = screen.getByLabelText((name) => name.replace(/ ?\*$/, '') === label);
      await hand.clear(last);
      await hand.paste(text);
    }
    return last;
  }

  return { open, field, button, sent, fillIn };
}

beforeEach(() => installSolverWorker());

describe.each(everyForm)('the form of $file', (form) => {
  const { open, button, sent, fillIn } = stageOf(form);

  it('shows our error messages and not those of the browser', async () => {
    await open();
    expect(button().closest('form')).toHaveAttribute('novalidate');
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type=password]'))
      expect(input.autocomplete).toMatch(/^(current|new)-password$/);
  });

  it('is sent once with Enter, and its button is busy meanwhile', async () => {
    const { api, hand } = await open();
    api.hold(form.call);
    const last = await fillIn(hand);
    const several = last.tagName === 'TEXTAREA';
    if (several) await hand.click(button());
    else await hand.type(last, '{Enter}');
    expect(await screen.findByRole('button', { name: form.button, busy: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    if (several) fireEvent.click(button());
    else await hand.type(last, '{Enter}');
    expect(sent(api)).toHaveLength(1);
  });

  it('shows errors that concern no field in a toast, and keeps the typed text', async () => {
    const { api, hand } = await open();
    api.refuse(form.call, 400, { non_field_errors: ['Not today.', 'Come back later.'] });
    const last = await fillIn(hand);
    await hand.click(button());
    const toast = await screen.findByTestId('toast');
    expect(toast).toHaveTextContent('Not today. Come back later.');
    expect(toast).toHaveAttribute('data-kind', 'error');
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    expect(last).toHaveValue(Object.values(form.typed).at(-1));
  });

  it('asks before leaving with unsaved input, unless nothing would be lost', async () => {
    const { hand, place } = await open();
    await fillIn(hand);
    act(() => void fireEvent.click(screen.getByText('Elsewhere')));
    const asked = screen.queryByRole('alertdialog', { name: 'Leave without saving?' }) !== null;
    expect(asked).toBe(form.leftFreely === undefined);
    expect(place()).toBe(asked ? '/' : '/elsewhere');
  });
});

describe.each(everyForm.filter(({ required }) => required !== undefined))(
  'the form of $file, where a field is required',
  (form) => {
    const { open, field, sent } = stageOf(form);

    it('rejects an empty field with an error and focuses it, until it is filled', async () => {
      const { api, hand } = await open();
      const required = field(form.required ?? /nothing/);
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
      expect(sent(api)).toEqual([]);
    });
  },
);

describe.each(everyForm.filter(({ rejected }) => rejected !== undefined))(
  'the form of $file, of whose fields the server may speak',
  (form) => {
    const { open, field, button, fillIn } = stageOf(form);

    it('shows errors from the server at their field, joined, and focuses it', async () => {
      const { api, hand } = await open();
      const { name, label, retyped = 'x' } = form.rejected ?? { name: '', label: /nothing/ };
      api.refuse(form.call, 400, { [name]: ['Odd.', 'Too odd.'] });
      await fillIn(hand);
      await hand.click(button());
      expect(await screen.findByText('Odd., Too odd.')).toBeVisible();
      const toasts = screen.queryAllByTestId('toast').map(({ textContent }) => textContent);
      expect(toasts).toEqual(form.tellsAll ? [expect.stringContaining('Odd. Too odd.')] : []);
      expect(field(label)).toHaveAccessibleDescription('Odd., Too odd.');
      expect(field(label)).toHaveFocus();
      await hand.type(field(label), retyped);
      expect(field(label)).toBeValid();
    });
  },
);
