import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Why the rules cannot run at all, as one sentence. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** Where a plugin is. */
export interface FoundPlugin {
  readonly folder: string;
  /** The absolute path of each module. */
  readonly modules: Readonly<Record<ModuleName, string>>;
  /** The module of the optional renderer. */
  readonly render?: string | undefined;
  /** The package it is installed as; undefined for a folder. */
  readonly packageName?: string;
}

const moduleNames = ['field', 'view', 'samples'] as const;
type ModuleName = (typeof moduleNames)[number];

/** The module that a plugin may do without. */
const optionalModule = 'render';

/** Finds a plugin by its folder or package name. Throws `CannotRun`. */
export function findPlugin(given: string, from: string): FoundPlugin {
  const folder = path.resolve(from, given);
  if (fs.existsSync(folder) && fs.statSync(folder).isDirectory())
    return inFolder(given, fs.realpathSync(folder));
  return inPackage(given, from);
}

function inFolder(given: string, folder: string): FoundPlugin {
  const found = (module: string) =>
    ['ts', 'tsx', 'js', 'jsx', 'mjs']
      .map((ending) => path.join(folder, `${module}.${ending}`))
      .find((file) => fs.existsSync(file));
  const find = (module: ModuleName) => found(module) ?? missing(given, module);
  const modules = { field: find('field'), view: find('view'), samples: find('samples') };
  return { folder, modules, render: found(optionalModule) };
}

function inPackage(given: string, from: string): FoundPlugin {
  const require = createRequire(path.join(from, 'package.json'));
  const resolve = (part: string) => {
    try {
      return fs.realpathSync(require.resolve(`${given}/${part}`));
    } catch {
      return undefined;
    }
  };
  const description = resolve('package.json');
  if (description === undefined)
    throw new CannotRun(`There is no folder ${given}, and no package of that name is installed.`);
  const find = (module: ModuleName) => resolve(module) ?? missing(given, module);
  return {
    folder: path.dirname(description),
    modules: { field: find('field'), view: find('view'), samples: find('samples') },
    render: resolve(optionalModule),
    packageName: given,
  };
}

function missing(given: string, module: ModuleName): never {
  throw new CannotRun(`${given} has no ${module}: a plugin is made of field, view and samples.`);
}
