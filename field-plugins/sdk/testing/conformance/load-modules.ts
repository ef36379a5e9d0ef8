import { vi } from 'vitest';
import { readPluginModules } from './read-modules.ts';
import type { PluginModules } from './subject.ts';

/** The absolute paths of a plugin's modules. */
interface ModuleFiles {
  readonly field: string;
  readonly view: string;
  readonly samples: string;
  readonly render?: string | undefined;
}

/** Loads a plugin from its modules. Throws what they throw, or a sentence about the first missing part. */
export async function loadPluginModules({
  field,
  view,
  samples,
  render,
}: ModuleFiles): Promise<PluginModules> {
  return readPluginModules({
    field: await load(field),
    view: await load(view),
    samples: await load(samples),
    render: render === undefined ? undefined : await load(render),
  });
}

/** The same from new copies of the modules, and of all that they import of the plugin and the sdk. */
export function loadAgain(files: ModuleFiles): Promise<PluginModules> {
  vi.resetModules();
  return loadPluginModules(files);
}

function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* @vite-ignore */ file) as Promise<Readonly<Record<string, unknown>>>;
}
