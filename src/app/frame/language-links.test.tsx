import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, onTestFinished, test } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { LanguageLinks } from './language-links.tsx';

test('a language chosen with the keyboard keeps the focus, although it is no longer a link', async () => {
  i18next.addResourceBundle('de', 'translation', {});
  onTestFinished(() => act(async () => void (await i18next.changeLanguage('en'))));
  const { user } = renderScreen(<LanguageLinks />, { visitor: 'guest' });
  act(() => screen.getByRole('link', { name: 'Deutsch' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Deutsch', { selector: '[aria-current=true]' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Deutsch' })).toBeNull();
  expect(screen.getByRole('link', { name: 'English' })).toBeVisible();
});
