import { Validator } from '@cfworker/json-schema';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FieldPlugin } from '../../../field-plugins/sdk/contract/field.ts';
import type { FieldView, WidgetProps } from '../../../field-plugins/sdk/contract/view.ts';
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { brittleField, registryWithBrittle } from '../testing/brittle-field.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { EditorStage, viewsWith } from '../testing/editor-stage.tsx';
import { openTestEditor } from '../testing/open-test-editor.ts';
import { heroModel } from '../testing/sample-models.ts';

interface Note {
  readonly text: string;
}

/** A text in an object. */
function Text({ id, label, value, onChange }: WidgetProps<Note, null>) {
  return (
    <input
      id={id}
      aria-label={label}
      value={value.text}
      onChange={({ target }) => onChange({ text: target.value })}
    />
  );
}

const view = { type: 'brittle', Widget: Text, Preview: () => null } as unknown as FieldView;

/** Two open blocks with two notes each, and a record of the calls of their plugin and the validator. */
async function open() {
  const asked: string[] = [];
  const members: Partial<FieldPlugin> = {
    schema: () => ({ type: 'object', properties: { text: { type: 'string' } }, required: ['text'] }),
    defaultValue: () => ({ text: '' }),
    check: (value) => {
      asked.push(`check ${(value as Note).text}`);
      return [];
    },
    summarize: (value) => {
      asked.push(`summarize ${(value as Note).text}`);
      return (value as Note).text;
    },
  };
  const registry = registryWithBrittle(members);
  const note = (field_title: string, order: number) => ({ ...brittleField, field_title, order });
  const content_model = { first: note('First', 0), second: note('Second', 1) };
  const model = { ...heroModel, id: 'notes', name: 'Notes', content_model };
  const block = (id: string) => ({
    ...{ id, modelId: 'notes', revision: 1 },
    data: { first: { text: `${id}1` }, second: { text: `${id}2` } },
  });
  const { editor, commands } = openTestEditor({
    models: [model],
    blocks: [block('a'), block('b')],
    registry,
  });
  const { user } = renderScreen(
    <EditorStage editor={editor} plugins={{ registry, views: viewsWith('brittle', async () => view) }} />,
    { api: createFakeApi() },
  );
  await act(async () => commands.toggle('a'));
  const field = await screen.findByRole('textbox', { name: 'First' });
  await user.click(field);
  return { user, asked };
}

it('a keystroke validates only the edited field, and only once', async () => {
  const { user, asked } = await open();
  await user.keyboard('x');
  asked.length = 0;
  const validate = vi.spyOn(Validator.prototype, 'validate');
  await user.keyboard('y');
  const shapes = validate.mock.calls.map(([value]): unknown => value);
  validate.mockRestore();
  expect(shapes).toEqual([{ text: 'a1xy' }]);
  expect(asked.toSorted()).toEqual(['check a1xy', 'summarize a1xy']);
});
