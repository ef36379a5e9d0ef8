import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { HttpError } from '../lib/http-error.ts';
import { showFormFailure } from '../records/form-failure.ts';
import { useAppStore } from '../state/app-store.ts';
import { FormPasswordField } from './form-password-field.tsx';
import { FormTextField } from './form-text-field.tsx';

interface Values {
  title: string;
  path: string;
  password: string;
}

interface ExampleProps {
  readonly onSubmit: (values: Values) => void;
  readonly rejection?: Record<string, string[]>;
}

function Example({ onSubmit, rejection: fields }: ExampleProps) {
  const form = useForm<Values>({ defaultValues: { title: '', path: '', password: '' } });
  const { control } = form;
  const submit = form.handleSubmit((values) => {
    onSubmit(values);
    if (fields === undefined) return;
    showFormFailure(form, new HttpError({ status: 400, code: 'invalid_fields', message: '', fields }));
  });
  return (
    <form noValidate onSubmit={submit}>
      <FormTextField control={control} name="title" label="Title" help="The name of the page." required />
      <FormTextField control={control} name="path" label="Path" />
      <FormPasswordField control={control} name="password" label="Password" meter />
      <button type="submit">Create</button>
    </form>
  );
}

const show = (props: ExampleProps) => renderScreen(<Example {...props} />).user;

const titleField = () => screen.getByRole('textbox', { name: 'Title' });

test('before the first submit there are no errors, and help is shown', async () => {
  const user = show({ onSubmit: vi.fn() });
  await user.click(titleField());
  await user.tab();
  expect(titleField()).toBeValid();
  expect(titleField()).toHaveAccessibleDescription('The name of the page.');
});

test('spaces do not fill a required field', async () => {
  const onSubmit = vi.fn();
  const user = show({ onSubmit });
  await user.type(titleField(), '   ');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the server’s sentences appear joined at their field, and the first such field takes the focus', async () => {
  const rejection = { path: ['Taken.', 'Too long.'], workspace: ['Unknown.'], title: ['Odd.'] };
  const user = show({ onSubmit: vi.fn(), rejection });
  await user.type(titleField(), 'About');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByRole('textbox', { name: 'Path' })).toHaveAccessibleDescription('Taken., Too long.');
  expect(titleField()).toHaveAccessibleDescription('Odd.');
  expect(titleField()).toHaveFocus();
  expect(useAppStore.getState().toasts.list.map(({ message }) => message)).toEqual(['Unknown.']);
});

test('a password is hidden until its show button is pressed', async () => {
  const user = show({ onSubmit: vi.fn() });
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('the meter appears with the first character and never blocks the form', async () => {
  const onSubmit = vi.fn();
  const user = show({ onSubmit });
  expect(screen.queryByRole('meter')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'a');
  expect(screen.getByText('Very weak')).toBeVisible();
  await user.type(titleField(), 'About');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the meter does not praise a password that the server has rejected, also when it is typed again', async () => {
  const user = show({ onSubmit: vi.fn(), rejection: { password: ['Too easy to guess.'] } });
  const field = screen.getByLabelText('Password');
  await user.type(titleField(), 'About');
  await user.type(field, 'P@ssw0rd!');
  expect(screen.getByText('Strong')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(field).toHaveAccessibleDescription('Too easy to guess.');
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Weak');
  expect(screen.getByText('Weak')).toBeVisible();
  await user.type(field, '?');
  expect(screen.getByText('Strong')).toBeVisible();
  await user.type(field, '{Backspace}');
  expect(field).toBeValid();
  expect(screen.getByText('Weak')).toBeVisible();
});
