import { fieldRegistry } from '../../field-plugins/index.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { normalizeData } from '../../content-model/normalize-data.ts';
import type { BlockData } from '../../shared/wire/content.ts';
import { editorStory } from '../editor/editor-story.tsx';
import { libraryModel } from '../support/library-models.ts';
import { demoData, demoHost } from './demo-data.ts';

/** The stories of a library block type, from its content model and the demo; `.storybook/block-stories.ts` finds them. */
export function blockTypeStories(type: LibraryBlockType) {
  const models = [libraryModel(type)];
  const empty = block('empty', normalizeData(type, {}, fieldRegistry));
  const filled = block('filled', normalizeData(type, demoData(type) ?? {}, fieldRegistry));
  function block(id: string, data: BlockData) {
    return { id, modelId: type.id, data, revision: 1 };
  }
  const opened = (shown: typeof empty) =>
    editorStory({
      host: demoHost,
      options: { models, blocks: [shown] },
      prepare: ({ commands }) => commands.toggle(shown.id),
    });
  return {
    /** The form of a new block. */
    Empty: opened(empty),
    /** The form of a block from the demo. */
    Filled: opened(filled),
    /** Both as rows of a page, with their summaries. */
    Closed: editorStory({ options: { models, blocks: [empty, filled] } }),
  };
}
