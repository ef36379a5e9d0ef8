import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Link } from 'wouter';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { FormTextField } from '../form-text-field.tsx';
import { FormLeaveGuard } from './form-leave-guard.tsx';

function NameForm({ name }: { readonly name: string }) {
  const form = useForm<Record<string, string>>({ defaultValues: { [name]: 'Mara' } });
  const save = async () => {
    const values = form.getValues();
    if (values[name] === '') return false;
    form.reset(values);
    return true;
  };
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => form.reset(values))}>
      <FormTextField control={form.control} name={name} label={name} />
      <button type="submit">Save {name}</button>
      <FormLeaveGuard dirty={form.formState.isDirty} save={save} />
    </form>
  );
}

function show(...names: readonly string[]) {
  return renderScreen(
    <>
      {names.map((name) => (
        <NameForm key={name} name={name} />
      ))}
      <Link href="/elsewhere">Elsewhere</Link>
    </>,
    { path: '/profile' },
  );
}

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const away = () => screen.getByRole('link', { name: 'Elsewhere' });

test('a saved form is left without a question, and an unsaved one asks', async () => {
  const { user, place } = show('first', 'second');
  await user.type(screen.getByRole('textbox', { name: 'first' }), '!');
  await user.type(screen.getByRole('textbox', { name: 'second' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save first' }));
  await user.click(away());
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save second' }));
  await user.click(away());
  expect(place()).toBe('/elsewhere');
});

test('a changed form is saved before it is left, and stays if it cannot be saved', async () => {
  const { user, place } = show('first');
  await user.clear(screen.getByRole('textbox'));
  await user.click(away());
  await user.click(screen.getByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(place()).toBe('/profile');
  await user.type(screen.getByRole('textbox'), 'Ana');
  await user.click(away());
  await user.click(screen.getByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(place()).toBe('/elsewhere'));
  await waitFor(() => expect(question()).toBeNull());
});
