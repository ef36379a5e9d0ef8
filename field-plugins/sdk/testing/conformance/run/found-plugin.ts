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
  /** The absolute path of each half's module. */
  readonly halves: Readonly<Record<Half, string>>;
  /** The module of the optional render half. */
  readonly render?: string | undefined;
  /** The package it is installed as; undefined for a folder. */
  readonly packageName?: string;
}

const halfNames = ['field', 'view', 'samples'] as const;
type Half = (typeof halfNames)[number];

/** The half that a plugin may do without. */
const optionalHalf = 'render';

/** Finds a plugin by its folder or package name. Throws `CannotRun`. */
export function findPlugin(given: string, from: string): FoundPlugin {
  const folder = path.resolve(from, given);
  if (fs.existsSync(folder) && fs.statSync(folder).isDirectory())
    return inFolder(given, fs.realpathSync(folder));
  return inPackage(given, from);
}

function inFolder(given: string, folder: string): FoundPlugin {
  const found = (half: string) =>
    ['ts', 'tsx', 'js', 'jsx', 'mjs']
      .map((ending) => path.join(folder, `${half}.${ending}`))
      .find((file) => fs.existsSync(file));
  const find = (half: Half) => found(half) ?? missing(given, half);
  const halves = { field: find('field'), view: find('view'), samples: find('samples') };
  return { folder, halves, render: found(optionalHalf) };
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
  const find = (half: Half) => resolve(half) ?? missing(given, half);
  return {
    folder: path.dirname(description),
    halves: { field: find('field'), view: find('view'), samples: find('samples') },
    render: resolve(optionalHalf),
    packageName: given,
  };
}

function missing(given: string, half: Half): never {
  throw new CannotRun(`${given} has no ${half}: a plugin is made of field, view and samples.`);
}
