import { vi } from 'vitest';
import { readHalves } from './read-halves.ts';
import type { PluginHalves } from './subject.ts';

/** The absolute paths of a plugin's modules. */
interface HalfFiles {
  readonly field: string;
  readonly view: string;
  readonly samples: string;
  readonly render?: string | undefined;
}

/** Loads a plugin from its modules. Throws what they throw, or a sentence about the first missing part. */
export async function loadHalves({ field, view, samples, render }: HalfFiles): Promise<PluginHalves> {
  return readHalves({
    field: await load(field),
    view: await load(view),
    samples: await load(samples),
    render: render === undefined ? undefined : await load(render),
  });
}

/** The same from new copies of the modules, and of all that they import of the plugin and the sdk. */
export function loadAgain(files: HalfFiles): Promise<PluginHalves> {
  vi.resetModules();
  return loadHalves(files);
}

function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* @vite-ignore */ file) as Promise<Readonly<Record<string, unknown>>>;
}
