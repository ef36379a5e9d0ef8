import { ThemeProvider } from '@mui/material';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useForm } from 'react-hook-form';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { Link, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import translation from '../../../locales/en/translation.json' with { type: 'json' };
import { FormTextField } from '../form-text-field.tsx';
import { theme } from '../../../theme/theme.ts';
import { FormLeaveGuard } from './form-leave-guard.tsx';

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation } } });

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
  const location = memoryLocation({ path: '/profile', record: true });
  render(
    <ThemeProvider theme={theme}>
      <Router hook={location.hook}>
        {names.map((name) => (
          <NameForm key={name} name={name} />
        ))}
        <Link href="/elsewhere">Elsewhere</Link>
      </Router>
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), place: () => location.history.at(-1) };
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
