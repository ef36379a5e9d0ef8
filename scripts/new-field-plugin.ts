import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fieldRegistry } from '../field-plugins/index.ts';
import { importedPackages, linkPackages, packageFiles } from './new-field-plugin/package-folder.ts';
import { pluginFolder } from './new-field-plugin/plugin-folder.ts';
import { askAtTerminal, help, readWish, WishFault, type Wish } from './new-field-plugin/wish.ts';
import { packSdk } from './sdk/pack-sdk.ts';
import { root } from './steps.ts';

/**
 * `npm run new:field-plugin -- <type>`: copies a working plugin under a new name, for its author to change. With
 * `--from-tree`, it copies a plugin of the tree into a package, under its own name.
 */
async function newFieldPlugin(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  try {
    const wish = await readWish(args, askAtTerminal());
    const folder = await write(wish);
    return wish.into === undefined ? finishInTree(wish.type) : finishExternal(folder, wish);
  } catch (error) {
    if (!(error instanceof WishFault)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function write(wish: Wish): Promise<string> {
  const { type, source, into } = wish;
  const folder = into === undefined ? path.join(root, 'field-plugins', type) : path.resolve(root, into);
  if (into !== undefined && folder.startsWith(root + path.sep))
    throw new WishFault(`The folder of a package must stand outside of Octavo, not be ${shown(folder)}.`);
  if (!fs.existsSync(path.join(root, source, 'field.ts')))
    throw new WishFault(`There is no field type "${type}" in field-plugins.`);
  if (!isFromTree(wish) && fieldRegistry.find(type) !== undefined)
    throw new WishFault(`There is a field type "${type}" already.`);
  if (fs.existsSync(folder)) throw new WishFault(`The folder ${shown(folder)} is there already.`);
  const files = await pluginFolder(root, wish);
  writeFiles(folder, files);
  if (into !== undefined) {
    const imported = importedPackages(files);
    const sdk = packSdk(folder);
    console.log(`Wrote ${shown(path.join(folder, sdk))}.`);
    writeFiles(folder, packageFiles(root, { type, sdk, imported, rendersOnSites: files.has('render.tsx') }));
    linkPackages(root, folder, imported);
  }
  return folder;
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
    console.log(`Wrote ${shown(path.join(folder, name))}.`);
  }
}

/** Whether a type of the tree becomes a package. */
function isFromTree({ title }: Wish): boolean {
  return title === undefined;
}

function finishInTree(type: string): number {
  const { status } = spawnSync(process.execPath, ['scripts/plugins.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return 1;
  console.log(`
The type "${type}" is in place. To see it, and to hold it to the rules of every field type:
  npm run storybook
  npm run conformance -- field-plugins/${type}
When its stories look as they should, keep pictures of them, with which every later run of the tests compares them:
  npm run stories:accept -- ${type}`);
  return 0;
}

function finishExternal(folder: string, wish: Wish): number {
  console.log(`${isFromTree(wish) ? movedFromTree(wish) : ''}
Name it in octavo.config.ts, and the application and Storybook follow its files as they are saved:
  fieldPlugins: ['${shown(folder)}'],
  npm run dev
To check its types, and to hold it to the rules of every field type:
  cd ${shown(folder)} && npm run check && npm run conformance
It works with Octavo's own packages until you run npm install there, which installs the packed sdk beside it.
To share it, build and pack it there, install the package here, and name the package instead:
  cd ${shown(folder)} && npm pack`);
  return 0;
}

function movedFromTree({ source }: Wish): string {
  return `
The package has the type without its tests. Octavo refuses two plugins of one type, so remove the folder before you name
the package:
  rm -r ${source}
`;
}

/** A path as you would type it in the project's folder. */
function shown(file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}

process.exitCode = await newFieldPlugin(process.argv.slice(2));
