import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { SaveDialog, SaveForm, useSave } from './save-form.tsx';

const saveScreen = vi.fn<() => Promise<boolean>>(async () => true);
const saveDialog = vi.fn<() => Promise<boolean>>(async () => true);

function Screen({ dialog, disabled = false }: { readonly dialog: boolean; readonly disabled?: boolean }) {
  const form = useForm();
  const inner = useForm();
  return (
    <>
      <SaveForm form={form} onSubmit={saveScreen}>
        <button type="submit">Save screen</button>
      </SaveForm>
      <a href="/elsewhere">Elsewhere</a>
      {dialog && (
        <SaveDialog
          form={inner}
          onSubmit={saveDialog}
          title="Details"
          maxWidth="xs"
          busy={false}
          disabled={disabled}
          onClose={() => undefined}
        >
          Text
        </SaveDialog>
      )}
    </>
  );
}

/** Returns whether the browser would save its own page. */
const press = (target: Element) => fireEvent.keyDown(target, { key: 's', code: 'KeyS', ctrlKey: true });

function open(props: Parameters<typeof Screen>[0]) {
  saveScreen.mockClear();
  saveDialog.mockClear();
  renderScreen(<Screen {...props} />, { api: createFakeApi() });
}

test('Ctrl+S saves a form wherever the focus is', async () => {
  open({ dialog: false });
  expect(press(screen.getByRole('link', { name: 'Elsewhere' }))).toBe(false);
  await waitFor(() => expect(saveScreen).toHaveBeenCalledOnce());
});

test('Ctrl+S saves the form of a dialog, and nothing behind it', async () => {
  open({ dialog: true });
  expect(press(screen.getByRole('dialog'))).toBe(false);
  await waitFor(() => expect(saveDialog).toHaveBeenCalledOnce());
  expect(saveScreen).not.toHaveBeenCalled();
});

test('Ctrl+S saves the form behind a dialog that has nothing to save', async () => {
  open({ dialog: true, disabled: true });
  expect(press(screen.getByRole('dialog'))).toBe(false);
  await waitFor(() => expect(saveScreen).toHaveBeenCalledOnce());
  expect(saveDialog).not.toHaveBeenCalled();
});

test('sends a form that two clicks in the same instant submit only once', async () => {
  const send = vi.fn<(sent: { title: string }) => Promise<void>>(async () => undefined);
  const onSaved = vi.fn();
  function Creation() {
    const form = useForm({ defaultValues: { title: 'Tea' } });
    const { save } = useSave(form, { names: ['title'], send, onSaved });
    return (
      <SaveForm form={form} onSubmit={save}>
        <button type="submit">Create</button>
      </SaveForm>
    );
  }
  renderScreen(<Creation />, { api: createFakeApi() });
  const button = screen.getByRole('button', { name: 'Create' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect([send, onSaved].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  // Later, the same may be sent again.
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('sends nothing again after the answer that leads to the next screen', async () => {
  const send = vi.fn<(sent: { title: string }) => Promise<{ id: string }>>(async () => ({ id: 'tea' }));
  function Creation() {
    const form = useForm({ defaultValues: { title: 'Tea' } });
    const { save, isPending } = useSave(form, {
      ...{ names: ['title'] as const, send },
      onSaved: () => undefined,
      leadsTo: ({ id }) => `/things/${id}`,
    });
    return (
      <SaveForm form={form} onSubmit={save}>
        <button type="submit">{isPending ? 'Creating' : 'Create'}</button>
      </SaveForm>
    );
  }
  const { place } = renderScreen(<Creation />, { api: createFakeApi() });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(place()).toBe('/things/tea'));
  // The next screen is not there yet.
  fireEvent.click(screen.getByRole('button', { name: 'Creating' }));
  await act(async () => Promise.resolve());
  expect(send).toHaveBeenCalledOnce();
});
