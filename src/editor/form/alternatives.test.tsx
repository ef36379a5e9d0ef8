import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { EditorStage } from '../testing/editor-stage.tsx';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { heroModel } from '../testing/sample-models.ts';

const seats = { field_type: 'number', field_title: 'Seats', required: false, order: 0, field_values: null };

it('renders a field once, whatever alternatives its schema has', async () => {
  const model = { ...heroModel, id: 'room', content_model: { seats } };
  const block = { id: 'a', modelId: 'room', revision: 1, data: { seats: null } };
  const { editor, commands } = openTestEditor({ models: [model], blocks: [block] });
  const { user } = renderScreen(<EditorStage editor={editor} />, { api: createFakeApi() });
  await act(async () => commands.toggle('a'));
  await user.type(await screen.findByRole('spinbutton', { name: 'Seats' }), '12');
  expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
  expect(screen.queryByRole('combobox')).toBeNull();
});
