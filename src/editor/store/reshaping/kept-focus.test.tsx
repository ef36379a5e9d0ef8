import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import { EditorStage } from '../../testing/editor-stage.tsx';
import { openTestEditor, storedHero } from '../../testing/open-test-editor.ts';

it('the caret stays between the same letters of a field that is called otherwise', async () => {
  const page = openTestEditor({ blocks: [storedHero('a')] });
  const { user } = renderScreen(<EditorStage editor={page.editor} />, { api: createFakeApi() });
  page.commands.open('a');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await user.type(title, ' and more', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  (title as HTMLInputElement).setSelectionRange(3, 3);
  page.api.planElsewhere('hero', [{ op: 'rename', field: 'title', to: 'headline', title: 'Headline' }]);
  await page.commands.save('a');
  const headline = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Headline/ });
  await waitFor(() => expect(document.activeElement).toBe(headline));
  expect([headline.selectionStart, headline.value]).toEqual([3, 'Title a and more']);
});

it('the caret stays in a field of another type', async () => {
  const page = openTestEditor({ blocks: [storedHero('a')] });
  const { user } = renderScreen(<EditorStage editor={page.editor} />, { api: createFakeApi() });
  page.commands.open('a');
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  await user.type(title, ' and more', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  title.setSelectionRange(3, 3);
  page.api.planElsewhere('hero', [{ op: 'retype', field: 'title', field_type: 'textarea' }]);
  await page.commands.save('a');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  const area = document.activeElement as HTMLTextAreaElement;
  expect([area.selectionStart, area.value]).toEqual([3, 'Title a and more']);
});
