import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

// Its code is loaded before all other tests; here it is not.
vi.resetModules();
const { createFakeApi } = await import('../../stories/support/fake-api.ts');
const { renderScreen } = await import('../../tests/support/render-screen.tsx');
const { ConfirmDialog } = await import('./confirm-dialog.tsx');

function Deletion() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        open={isOpen}
        title="Delete page?"
        confirmLabel="Delete page"
        onConfirm={() => undefined}
        onClose={() => setOpen(false)}
      >
        It cannot be restored.
      </ConfirmDialog>
    </>
  );
}

test('a question whose code cannot be loaded closes with a notice, and opens at the next press', async () => {
  const api = createFakeApi();
  api.cut('GET /api/system/ping/');
  const { user } = renderScreen(<Deletion />, { api });
  const button = screen.getByRole('button', { name: 'Delete' });
  await user.click(button);
  expect(await screen.findByTestId('toast')).toHaveTextContent('The server is unreachable or being updated.');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  api.repair('GET /api/system/ping/');
  await user.click(button);
  expect(await screen.findByRole('alertdialog', { name: 'Delete page?' })).toBeVisible();
});
