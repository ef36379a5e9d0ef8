import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { SaveDialog, SaveForm } from './save-form.tsx';

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

test('Ctrl+S saves what is behind a dialog that has nothing to save', async () => {
  open({ dialog: true, disabled: true });
  expect(press(screen.getByRole('dialog'))).toBe(false);
  await waitFor(() => expect(saveScreen).toHaveBeenCalledOnce());
  expect(saveDialog).not.toHaveBeenCalled();
});
