import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type * as Library from '../server/library/block-types.ts';
import type { LibraryBlockType } from '../server/library/library-block-type.ts';
import { fieldTypesIn } from '../shared/field-types-in.ts';

const root = path.resolve(import.meta.dirname, '..');
const library = path.join(root, 'server/library/block-types.ts');

/** The two stories of each block type: its form, and its rendering by the theme of hosted sites. */
const families = [
  {
    prefix: 'virtual:block-stories/',
    module: path.join(root, 'stories/blocks/block-type-stories.tsx'),
    by: 'blockTypeStories',
    titleOf: ({ content_model_type: place, name }: LibraryBlockType) =>
      `Blocks/${place === 'COMPONENT' ? 'Components' : 'Pages'}/${name}`,
    storiesOf: () => ['Empty', 'Filled', 'Closed'],
    parameters: {},
  },
  {
    prefix: 'virtual:site-stories/',
    module: path.join(root, 'stories/site/component-stories.tsx'),
    by: 'componentStories',
    titleOf: ({ name }: LibraryBlockType) => `Site/Components/${name}`,
    storiesOf: (type: LibraryBlockType) => {
      const hasImages = fieldTypesIn(type.content_model).includes('media');
      return ['Filled', 'Empty', 'Long', ...(hasImages ? ['MissingImage'] : []), 'RightToLeft'];
    },
    parameters: { layout: 'fullscreen' },
  },
] as const;

/** Finds the block types of the library, so a new one gets its stories automatically. */
export const blockIndexer: Indexer = {
  test: /\/server\/library\/block-types\.ts$/,
  async createIndex() {
    const types = Object.entries(await readBlockTypes());
    return families.flatMap(({ prefix, titleOf, storiesOf }) =>
      types.flatMap(([key, type]) =>
        storiesOf(type).map((exportName) => ({
          ...{ type: 'story' as const, importPath: prefix + key, exportName, title: titleOf(type) },
        })),
      ),
    );
  },
};

/** Writes the stories modules of each block type that the indexer found. */
export function blockStoryModules(): Plugin {
  return {
    name: 'octavo-block-stories',
    resolveId: (id) => (families.some(({ prefix }) => id.startsWith(prefix)) ? `\0${id}` : null),
    async load(id) {
      const family = families.find(({ prefix }) => id.startsWith(`\0${prefix}`));
      if (family === undefined) return null;
      const { prefix, module, by, titleOf, storiesOf, parameters } = family;
      const key = id.slice(prefix.length + 1);
      const type = (await readBlockTypes())[key];
      if (type === undefined) throw new Error(`The library has no block type "${key}".`);
      return [
        `import { libraryTypes } from ${JSON.stringify(library)};`,
        `import { ${by} } from ${JSON.stringify(module)};`,
        `export default ${JSON.stringify({ title: titleOf(type), parameters })};`,
        `const stories = ${by}(libraryTypes.${key});`,
        ...storiesOf(type).map((story) => `export const ${story} = stories.${story};`),
      ].join('\n');
    },
  };
}

async function readBlockTypes(): Promise<Readonly<Record<string, LibraryBlockType>>> {
  // Node caches imports; the query makes a changed file a new module.
  const url = `${pathToFileURL(library).href}?t=${Math.round(fs.statSync(library).mtimeMs)}`;
  const { libraryTypes } = (await import(url)) as typeof Library;
  return libraryTypes;
}
