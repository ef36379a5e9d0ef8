import fs from 'node:fs';
import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const storiesModule = path.resolve(import.meta.dirname, '../stories/field-plugins/field-type-stories.tsx');
const prefix = 'virtual:field-stories/';
const stories = ['Empty', 'Filled', 'Invalid', 'ReadOnly', 'Preview', 'LongText', 'OnSite'];

/** Finds the field types in the catalogue, those of packages included, so a new one gets its stories automatically. */
export const fieldIndexer: Indexer = {
  test: /\/field-plugins\/catalogue\/samples\.ts$/,
  async createIndex(fileName) {
    const types = [...fs.readFileSync(fileName, 'utf8').matchAll(/^ {2}\['([\w-]+)', /gm)];
    return types.flatMap(([, type = '']) =>
      stories.map((exportName) => ({
        ...{ type: 'story' as const, importPath: prefix + type, exportName, title: titleOf(type) },
      })),
    );
  },
};

/** Writes the stories module of each field type that the indexer found. */
export function fieldStoryModules(): Plugin {
  return {
    name: 'octavo-field-stories',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const type = id.slice(prefix.length + 1);
      return [
        `import { fieldTypeStories } from ${JSON.stringify(storiesModule)};`,
        `export default ${JSON.stringify({ title: titleOf(type) })};`,
        `const stories = await fieldTypeStories(${JSON.stringify(type)});`,
        ...stories.map((story) => `export const ${story} = stories.${story};`),
      ].join('\n');
    },
  };
}

function titleOf(type: string): string {
  const words = type.replaceAll('-', ' ');
  return `Field plugins/${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
