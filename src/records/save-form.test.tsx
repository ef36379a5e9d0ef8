import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { SaveDialog, SaveForm, useSave } from './save-form.tsx';

const saveScreen = vi.fn<() => Promise<void>>(async () => undefined);
const saveDialog = vi.fn<() => Promise<void>>(async () => undefined);

function Screen({
  dialog,
  onlyChanges = false,
}: {
  readonly dialog: boolean;
  readonly onlyChanges?: boolean;
}) {
  const saving = useSave(useForm(), { send: saveScreen });
  const inner = useSave(useForm(), { send: saveDialog });
  return (
    <>
      <SaveForm saving={saving} submitLabel="Save screen">
        Text
      </SaveForm>
      <a href="/elsewhere">Elsewhere</a>
      {dialog && (
        <SaveDialog
          saving={inner}
          title="Details"
          maxWidth="xs"
          onlyChanges={onlyChanges}
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
  renderScreen(<Screen {...props} />);
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
  open({ dialog: true, onlyChanges: true });
  expect(press(screen.getByRole('dialog'))).toBe(false);
  await waitFor(() => expect(saveScreen).toHaveBeenCalledOnce());
  expect(saveDialog).not.toHaveBeenCalled();
});

test('sends a form that two clicks in the same instant submit only once', async () => {
  const send = vi.fn<(sent: { title: string }) => Promise<void>>(async () => undefined);
  const onSaved = vi.fn();
  function Creation() {
    const form = useForm({ defaultValues: { title: 'Tea' } });
    return (
      <SaveForm saving={useSave(form, { send, onSaved })} submitLabel="Create">
        Text
      </SaveForm>
    );
  }
  renderScreen(<Creation />);
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
    const saving = useSave(form, { send, leadsTo: ({ id }) => `/things/${id}` });
    return (
      <SaveForm saving={saving} submitLabel="Create">
        Text
      </SaveForm>
    );
  }
  const { place } = renderScreen(<Creation />);
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(place()).toBe('/things/tea'));
  // The next screen is not there yet.
  fireEvent.click(screen.getByRole('button', { name: 'Create', busy: true }));
  await act(async () => Promise.resolve());
  expect(send).toHaveBeenCalledOnce();
});
