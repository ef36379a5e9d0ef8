import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LoadingButton } from './loading-button.tsx';

test('a button that turns off keeps the focus and does nothing', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (disabled: boolean, loading: boolean) => (
    <form onSubmit={onSubmit}>
      <LoadingButton type="submit" loading={loading} disabled={disabled}>
        Save
      </LoadingButton>
    </form>
  );
  const { rerender } = render(form(false, false));
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledOnce();

  for (const [disabled, loading] of [
    [true, true],
    [true, false],
  ] as const) {
    rerender(form(disabled, loading));
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  }
});
