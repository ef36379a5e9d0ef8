import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { allSamples } from './all-samples.ts';
import { fieldRegistry } from './index.ts';
import { describeConformance } from './sdk/testing/conformance.ts';
import { readFolder } from './sdk/testing/conformance/read-folder.ts';
import { readPluginModules, type PluginExports } from './sdk/testing/conformance/read-modules.ts';
import { fieldViews } from './views.ts';

const here = import.meta.dirname;
const types = fieldRegistry.plugins.map((plugin) => plugin.type);

it('has the same types in its field definitions, editor components, samples and folders', () => {
  const folders = readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['sdk', 'catalogue'].includes(entry.name))
    .map((entry) => entry.name);
  expect(fieldViews.types).toEqual(types);
  expect([...allSamples.keys()]).toEqual(types);
  expect(folders.toSorted()).toEqual([...types].toSorted());
});

async function load(type: string) {
  const read = (name: string) =>
    import(/* @vite-ignore */ path.join(here, type, name)) as Promise<PluginExports>;
  return readPluginModules({
    ...{ field: await read('field.ts'), view: await read('view.tsx') },
    ...{ samples: await read('samples.ts'), render: await read('render.tsx') },
  });
}

for (const type of types)
  describeConformance({
    ...{ ...(await load(type)), types: fieldRegistry.plugins },
    ...readFolder(path.join(here, type), type),
    loadAgain() {
      vi.resetModules();
      return load(type);
    },
  });
