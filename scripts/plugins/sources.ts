import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OctavoConfig } from './config.ts';
import { PluginFault } from './fault.ts';

/** The parts of a plugin that are modules. `render` is optional. */
export const modules = ['field', 'view', 'samples', 'render'] as const;
export type ModuleName = (typeof modules)[number];

/** Where a plugin comes from. */
export interface PluginSource {
  /** Its name in messages: that of its folder or package. */
  readonly name: string;
  readonly origin: 'tree' | 'package' | 'linked';
  /** The folder, with symbolic links resolved. */
  readonly folder: string;
  /** The absolute path of each module; undefined if it does not exist. */
  readonly files: Readonly<Record<ModuleName, string | undefined>>;
  /** How the catalogue imports a module. */
  specifier(module: ModuleName): string;
}

/** Folders of `field-plugins/` that contain no plugin. */
const ground: ReadonlySet<string> = new Set(['catalogue', 'sdk']);

/** Every plugin of a project: the folders of `field-plugins/` by name, then those in the configuration. */
export function findPlugins(root: string, config: OctavoConfig): readonly PluginSource[] {
  const inTree = fs
    .readdirSync(path.join(root, 'field-plugins'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ground.has(entry.name))
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => folderSource(root, `field-plugins/${name}`, 'tree'));
  const outside = config.fieldPlugins.map((name) =>
    isFolder(name) ? folderSource(root, name, 'linked') : packageSource(root, name),
  );
  return [...inTree, ...outside];
}

/** The configured folders outside the project, which a development server must read and watch. */
export function linkedFolders(root: string, config: OctavoConfig): readonly string[] {
  return config.fieldPlugins.filter(isFolder).map((name) => path.resolve(root, name));
}

/** The npm packages in the configuration. */
export function packageNames(config: OctavoConfig): readonly string[] {
  return config.fieldPlugins.filter((name) => !isFolder(name));
}

function isFolder(name: string): boolean {
  return /^[./]/.test(name);
}

function folderSource(root: string, name: string, origin: 'tree' | 'linked'): PluginSource {
  const given = path.resolve(root, name);
  if (!fs.existsSync(given)) throw new PluginFault(`octavo.config.ts: the folder ${name} is not there.`);
  const folder = fs.realpathSync(given);
  const file = (module: ModuleName) =>
    ['ts', 'tsx', 'js', 'jsx', 'mjs']
      .map((ending) => `${module}.${ending}`)
      .find((one) => fs.existsSync(path.join(folder, one)));
  const files = {
    field: file('field') && path.join(folder, file('field') ?? ''),
    view: file('view') && path.join(folder, file('view') ?? ''),
    samples: file('samples') && path.join(folder, file('samples') ?? ''),
    render: file('render') && path.join(folder, file('render') ?? ''),
  };
  const catalogue = path.join(root, 'field-plugins', 'catalogue');
  return {
    name: path.basename(folder),
    origin,
    folder,
    files,
    specifier: (module) => posix(path.relative(catalogue, files[module] ?? '')),
  };
}

function packageSource(root: string, name: string): PluginSource {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const find = (part: string) => {
    try {
      return fs.realpathSync(resolve(`${name}/${part}`));
    } catch {
      return undefined;
    }
  };
  const description = find('package.json');
  if (description === undefined)
    throw new PluginFault(
      `octavo.config.ts: the package ${name} must be installed and export "./package.json".`,
    );
  return {
    name,
    origin: 'package',
    folder: path.dirname(description),
    files: {
      field: find('field'),
      view: find('view'),
      samples: find('samples'),
      render: find('render'),
    },
    specifier: (module) => `${name}/${module}`,
  };
}

function posix(file: string): string {
  return file.split(path.sep).join('/');
}
