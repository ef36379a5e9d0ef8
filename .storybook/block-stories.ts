import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { LibraryBlockType } from '../server/library/library-block-type.ts';

/** The stories of each block type, drawn by `stories/blocks/block-type-stories.tsx`. */
const storyNames = ['Empty', 'Filled', 'Closed'];
const prefix = 'virtual:block-stories/';
const root = path.resolve(import.meta.dirname, '..');
const draw = path.join(root, 'stories/blocks/block-type-stories.tsx');

/** Finds the block types of the library, so a new one gets its stories automatically. */
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

/** Writes the stories module of each block type that the indexer found. */
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

/** The one block type that a library file exports, and its export name. */
async function readBlockType(
  file: string,
): Promise<{ readonly name: string; readonly type: LibraryBlockType }> {
  // Node caches imports; the query makes a changed file a new module.
  const url = `${pathToFileURL(file).href}?t=${Math.round(fs.statSync(file).mtimeMs)}`;
  const exported = (await import(url)) as Readonly<Record<string, LibraryBlockType>>;
  const [first, ...others] = Object.entries(exported);
  if (first === undefined || others.length > 0) throw new Error(`${file} exports no block type, or several.`);
  return { name: first[0], type: first[1] };
}
