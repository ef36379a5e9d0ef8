import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

function Example({ onSubmit }: { readonly onSubmit: () => void }) {
  const form = useForm({ defaultValues: { password: '', confirm_password: '' } });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <NewPasswordFields control={form.control} label="New password" />
      <button type="submit">Save</button>
    </form>
  );
}

function open() {
  const onSubmit = vi.fn<() => void>();
  const { user } = renderScreen(<Example onSubmit={onSubmit} />);
  const password = screen.getByLabelText(/^New password/);
  const confirmation = screen.getByLabelText(/^Confirm password/);
  return { onSubmit, user, password, confirmation };
}

test('the confirmation must match, and is checked again when either field changes', async () => {
  const { onSubmit, user, password, confirmation } = open();
  expect(password).toHaveAccessibleDescription('Use at least 8 characters.');
  await user.type(password, 'tidewater');
  await user.type(confirmation, 'tidewaters');
  expect(confirmation).toBeValid();
  await user.keyboard('{Enter}');
  expect(confirmation).toHaveAccessibleDescription('The passwords don’t match.');
  expect(confirmation).toHaveFocus();
  await user.type(password, 's');
  expect(confirmation).toBeValid();
  await user.type(password, '!');
  expect(confirmation).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(confirmation, '!{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a password that is too short is rejected only at the first field', async () => {
  const { onSubmit, user, password, confirmation } = open();
  await user.type(password, 'short');
  await user.type(confirmation, 'short{Enter}');
  expect(password).toBeInvalid();
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription('Use at least 8 characters.');
  expect(confirmation).toBeValid();
  await user.type(password, 'ened');
  expect(password).toBeValid();
  expect(confirmation).toHaveAccessibleDescription('The passwords don’t match.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a password’s length is counted as on the server, with the server’s maximum', async () => {
  const { onSubmit, user, password, confirmation } = open();
  await user.click(password);
  await user.paste('🐙🐙🐙🐙🐙🐙🐙');
  await user.click(confirmation);
  await user.paste('🐙🐙🐙🐙🐙🐙🐙');
  await user.keyboard('{Enter}');
  expect(password).toBeInvalid();
  await user.clear(password);
  await user.paste('x'.repeat(257));
  expect(password).toHaveAccessibleDescription('Use at most 256 characters.');
  expect(onSubmit).not.toHaveBeenCalled();
});
