import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { LibraryBlockType } from '../server/library/library-block-type.ts';

/** What is shown of each block type, as `stories/blocks/block-type-stories.tsx` draws it. */
const storyNames = ['Empty', 'Filled', 'Closed'];
const prefix = 'virtual:block-stories/';
const root = path.resolve(import.meta.dirname, '..');
const draw = path.join(root, 'stories/blocks/block-type-stories.tsx');

/** Finds the block types of the library, so that a new one has its stories by being there. */
export const blockIndexer: Indexer = {
  test: /\/server\/library\/block-types\/[\w-]+\.ts$/,
  async createIndex(fileName) {
    const { type } = await readBlockType(fileName);
    const importPath = prefix + path.basename(fileName, '.ts');
    return storyNames.map((exportName) => ({
      ...{ type: 'story', importPath, exportName, title: titleOf(type) },
    }));
  },
};

/** Writes the module of stories of each block type that the indexer has found. */
export function blockStoryModules(): Plugin {
  return {
    name: 'octavo-block-stories',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const file = path.join(root, 'server/library/block-types', `${id.slice(prefix.length + 1)}.ts`);
      const { name, type } = await readBlockType(file);
      return [
        `import { ${name} } from ${JSON.stringify(file)};`,
        `import { blockTypeStories } from ${JSON.stringify(draw)};`,
        `export default { title: ${JSON.stringify(titleOf(type))} };`,
        `const stories = blockTypeStories(${name});`,
        ...storyNames.map((story) => `export const ${story} = stories.${story};`),
      ].join('\n');
    },
  };
}

function titleOf({ content_model_type: place, name }: LibraryBlockType): string {
  return `Blocks/${place === 'COMPONENT' ? 'Components' : 'Pages'}/${name}`;
}

/** The one block type of a file of the library, and what it is exported as. */
async function readBlockType(
  file: string,
): Promise<{ readonly name: string; readonly type: LibraryBlockType }> {
  // Node keeps what it has imported; a file that was changed meanwhile is another one.
  const url = `${pathToFileURL(file).href}?t=${Math.round(fs.statSync(file).mtimeMs)}`;
  const exported = (await import(url)) as Readonly<Record<string, LibraryBlockType>>;
  const [first, ...others] = Object.entries(exported);
  if (first === undefined || others.length > 0) throw new Error(`${file} exports no block type, or several.`);
  return { name: first[0], type: first[1] };
}
