import { screen, within } from '@testing-library/react';
import { fieldViews } from '../../field-plugins/views.ts';
import { EditorStage } from '../../src/editor/testing/editor-stage.tsx';
import { openTestEditor } from '../../src/editor/testing/open-test-editor.ts';
import { renderScreen } from './render-screen.tsx';

export { storedHero } from '../../src/editor/testing/open-test-editor.ts';

type Options = Parameters<typeof openTestEditor>[0];
type Stage = Omit<Parameters<typeof EditorStage>[0], 'editor'>;

/** Renders an editor with a server, a journal and a clock in memory. */
export function renderEditor(options: Options = {}, stage: Stage = {}) {
  const page = openTestEditor(options);
  const { user } = renderScreen(<EditorStage editor={page.editor} {...stage} />);
  return { ...page, user };
}

/** The row of the block with this id. */
export function blockRow(id: string) {
  const found = screen.getAllByTestId('block-row').find(({ dataset }) => dataset['blockId'] === id);
  if (!found) throw new Error(`There is no row of ${id}.`);
  return within(found);
}

/** Loads the code of every widget, so that forms are complete at once. */
export async function loadFieldViews(): Promise<void> {
  await Promise.all(fieldViews.types.map((type) => fieldViews.load(type)));
}
