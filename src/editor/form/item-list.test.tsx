import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import { createFieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { agendaField } from '../../../scripts/new-field-plugin/examples/agenda/field.ts';
import { agendaView } from '../../../scripts/new-field-plugin/examples/agenda/view.tsx';
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { EditorStage, viewsWith } from '../testing/editor-stage.tsx';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { heroModel } from '../testing/sample-models.ts';

const field = { required: false, order: 0, field_values: null };
const topic = { ...field, field_type: 'text', field_title: 'Topic' };
const points = {
  ...field,
  ...{ field_type: 'agenda', field_title: 'Points', field_values: { fields: { topic } } },
};

it('of a composite leads into a new item, whose fields the host renders', async () => {
  const registry = createFieldRegistry([...fieldRegistry.plugins, agendaField], fieldRegistry.matches);
  const models = [{ ...heroModel, id: 'meeting', content_model: { points } }];
  const blocks = [{ id: 'a', modelId: 'meeting', revision: 1, data: { points: [] } }];
  const { editor, commands, block } = openTestEditor({ models, blocks, registry });
  const views = viewsWith('agenda', async () => agendaView);
  await views.load('text');
  const { user } = renderScreen(<EditorStage editor={editor} plugins={{ registry, views }} />, {
    api: createFakeApi(),
  });
  await act(async () => commands.toggle('a'));
  await user.click(await screen.findByRole('button', { name: 'agenda.add' }));
  const box = await screen.findByRole('textbox', { name: 'Topic' });
  await expect.poll(() => document.activeElement).toBe(box);
  await user.keyboard('The budget');
  expect(block('a').draft).toMatchObject({ points: [{ data: { topic: 'The budget' } }] });
});
