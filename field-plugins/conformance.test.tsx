import path from 'node:path';
import { vi } from 'vitest';
import { fieldRegistry } from './index.ts';
import { describeConformance } from './sdk/testing/conformance.ts';
import { readFolder } from './sdk/testing/conformance/read-folder.ts';
import { readPluginModules, type PluginExports } from './sdk/testing/conformance/read-modules.ts';

async function load(folder: string) {
  const read = (name: string) => import(/* @vite-ignore */ path.join(folder, name)) as Promise<PluginExports>;
  return readPluginModules({
    field: await read('field.ts'),
    view: await read('view.tsx'),
    samples: await read('samples.ts'),
    render: await read('render.tsx'),
  });
}

for (const { type } of fieldRegistry.plugins) {
  const folder = path.join(import.meta.dirname, type);
  describeConformance({
    ...(await load(folder)),
    types: fieldRegistry.plugins,
    ...readFolder(folder, type),
    loadAgain() {
      vi.resetModules();
      return load(folder);
    },
  });
}
