import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { LanguageLinks } from './language-links.tsx';
import { words } from '../../lib/words/words.ts';

test('a language chosen with the keyboard keeps the focus, although it is no longer a link', async () => {
  words.add('de', 'translation', {});
  onTestFinished(() => act(async () => words.speak('en')));
  const { user } = renderScreen(<LanguageLinks />, { visitor: 'guest' });
  act(() => screen.getByRole('link', { name: 'Deutsch' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Deutsch', { selector: '[aria-current=true]' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Deutsch' })).toBeNull();
  expect(screen.getByRole('link', { name: 'English' })).toBeVisible();
});
