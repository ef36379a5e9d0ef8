import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { allSamples } from './all-samples.ts';
import { catalogueRenders } from './catalogue/renders.ts';
import { fieldRegistry } from './index.ts';
import { describeConformance } from './sdk/testing/conformance.ts';
import { readFolder } from './sdk/testing/conformance/read-folder.ts';
import { readPluginModules } from './sdk/testing/conformance/read-modules.ts';
import { fieldViews } from './views.ts';

const here = import.meta.dirname;
const types = fieldRegistry.plugins.map((plugin) => plugin.type);

describe('the catalogue of field types', () => {
  it('lists the same types in its field definitions, editor components, samples and folders', () => {
    const folders = readdirSync(here, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['sdk', 'catalogue'].includes(entry.name))
      .map((entry) => entry.name);
    expect(fieldViews.types).toEqual(types);
    expect([...allSamples.keys()]).toEqual(types);
    expect(folders.toSorted()).toEqual([...types].toSorted());
  });
});

for (const plugin of fieldRegistry.plugins) {
  const samples = allSamples.get(plugin.type);
  const view = await fieldViews.load(plugin.type);
  if (samples === undefined) throw new Error(`The field type ${plugin.type} has no samples.`);
  const render = catalogueRenders.find((known) => known.render.type === plugin.type)?.render;
  const load = (name: string) =>
    import(/* @vite-ignore */ path.join(here, plugin.type, name)) as Promise<
      Readonly<Record<string, unknown>>
    >;
  describeConformance({
    ...{ plugin, view, samples, render, types: fieldRegistry.plugins },
    ...readFolder(path.join(here, plugin.type), plugin.type),
    async loadAgain() {
      vi.resetModules();
      return readPluginModules({
        ...{ field: await load('field.ts'), view: await load('view.tsx'), samples: await load('samples.ts') },
        render: render && (await load('render.tsx')),
      });
    },
  });
}
