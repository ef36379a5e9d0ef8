import { fieldRegistry } from '../../field-plugins/index.ts';
import type { LibraryBlockType } from '../../server/library/library-block-type.ts';
import { normalizeData } from '../../content-model/normalize-data.ts';
import type { BlockData } from '../../shared/wire/content.ts';
import { editorStory } from '../editor/editor-story.tsx';
import { libraryModel } from '../support/library-models.ts';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { demoWorkspaces } from '../../server/demo/demo-workspaces.ts';
import { resolveDemoData } from '../../server/demo/resolve-demo-data.ts';
import { testHost } from '../../src/editor/testing/editor-stage.tsx';

/** A host with the pages that the demo's blocks link to. */
const demoHost: FieldHost = {
  ...testHost,
  listPages: async () => sites.flatMap(({ targets }) => [...targets.pages.values()]),
};

const sites = demoWorkspaces.map((workspace) => ({
  blocks: [...workspace.pages.flatMap((page) => page.blocks), ...workspace.components],
  targets: {
    images: new Map(Object.keys(workspace.images).map((name) => [name, { id: name, file: `${name}.svg` }])),
    pages: new Map(
      workspace.pages.map(({ key, title, url_path }) => [
        key,
        { id: `${workspace.type} ${key}`, title, url_path },
      ]),
    ),
  },
}));

/** The data of the demo's fullest block of this type; undefined while the demo has none. */
function demoData(type: LibraryBlockType): BlockData | undefined {
  const [fullest] = sites
    .flatMap(({ blocks, targets }) => blocks.map((block) => ({ ...block, targets })))
    .filter((block) => block.type === type.name)
    .toSorted((a, b) => Object.keys(b.data).length - Object.keys(a.data).length);
  if (fullest === undefined) return undefined;
  return resolveDemoData(type, fullest.data, fullest.targets);
}

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
