import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Why the rules cannot run at all, as one sentence. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** The absolute path of each module of a plugin. */
export interface ModuleFiles {
  readonly field: string;
  readonly view: string;
  readonly samples: string;
  readonly render?: string | undefined;
}

export interface FoundPlugin {
  readonly folder: string;
  readonly modules: ModuleFiles;
  /** The package it is installed as; undefined for a folder. */
  readonly packageName?: string;
}

/** Finds a plugin by its folder or package name. Throws `CannotRun`. */
export function findPlugin(given: string, from: string): FoundPlugin {
  const folder = path.resolve(from, given);
  if (fs.existsSync(folder) && fs.statSync(folder).isDirectory()) {
    const real = fs.realpathSync(folder);
    const find = (module: string) =>
      ['ts', 'tsx', 'js', 'jsx', 'mjs']
        .map((ending) => path.join(real, `${module}.${ending}`))
        .find((file) => fs.existsSync(file));
    return { folder: real, modules: modulesOf(given, find) };
  }
  const { resolve } = createRequire(path.join(from, 'package.json'));
  const find = (module: string) => attempt(() => fs.realpathSync(resolve(`${given}/${module}`)));
  const description = find('package.json');
  if (description === undefined)
    throw new CannotRun(`There is no folder ${given}, and no package of that name is installed.`);
  return { folder: path.dirname(description), modules: modulesOf(given, find), packageName: given };
}

function modulesOf(given: string, find: (module: string) => string | undefined): ModuleFiles {
  const needed = (module: string) => {
    const file = find(module);
    if (file === undefined)
      throw new CannotRun(`${given} has no ${module}: a plugin is made of field, view and samples.`);
    return file;
  };
  const [field, view, samples] = [needed('field'), needed('view'), needed('samples')];
  return { field, view, samples, render: find('render') };
}

function attempt(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
