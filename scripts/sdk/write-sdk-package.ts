import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import description from '../../field-plugins/sdk/package.json' with { type: 'json' };
import { languages } from '../../shared/languages.ts';
import { root } from '../steps.ts';

/** The sdk's folder. */
export const sdkFolder = path.join(root, 'field-plugins', 'sdk');

/** Where the compiled sdk is in its package: the parts of the project that it imports lie around it, as in the project. */
const compiled = 'dist/field-plugins/sdk';

/**
 * Writes the sdk as a package for installations without the project: JavaScript, because Node runs no TypeScript of
 * packages, with its types. Throws if it cannot be compiled.
 */
export function writeSdkPackage(target: string): void {
  fs.rmSync(path.join(target, 'dist'), { recursive: true, force: true });
  compile(path.join(target, 'dist'));
  const write = (file: string, value: object) => {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.writeFileSync(path.join(target, file), `${JSON.stringify(value, null, 2)}\n`);
  };
  for (const language of languages) {
    const messages = readJson(path.join(sdkFolder, 'messages', `${language}.json`));
    write(`${compiled}/messages/${language}.json`, messages);
    // In the project, this file has the messages of all plugins.
    write(`dist/locales/${language}/fields.json`, { common: messages });
  }
  // The compiler leaves out style sheets.
  const theme = path.join(root, 'theme');
  for (const file of fs.readdirSync(theme).filter((name) => name.endsWith('.css')))
    copy(path.join(theme, file), path.join(target, 'dist', 'theme', file));
  write('dist/package.json', { type: 'module' });
  write(`${compiled}/package.json`, { type: 'module', exports: mapValues(description.exports, toScript) });
  write('package.json', publishedDescription());
  for (const file of ['README.md', 'testing/conformance/README.md'])
    copy(path.join(sdkFolder, file), path.join(target, file));
  for (const page of shippedDocs) writePage(page, path.join(target, 'dist', 'docs'));
  copy(path.join(root, 'LICENSE'), path.join(target, 'dist', 'LICENSE'));
}

/** The pages for authors that the package brings along. */
export const shippedDocs = [
  'plugin-authors.md',
  'field-contract.md',
  'plugin-upgrades.md',
  'sdk-reference.md',
];

/** Writes a page with links to files of the package; other links become plain text. */
function writePage(name: string, folder: string): void {
  const text = fs
    .readFileSync(path.join(root, 'docs', name), 'utf8')
    .replaceAll('](../field-plugins/sdk/', '](../../')
    .replaceAll(
      /\[([^\]]+)\]\((?!https?:|#|\.\.\/\.\.\/)([^)#]+)(#[^)]*)?\)/g,
      (link, words: string, file: string) => (shippedDocs.includes(file) ? link : words),
    );
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
}

function compile(folder: string): void {
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [tsc, '-p', path.join(sdkFolder, 'tsconfig.build.json'), '--outDir', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The sdk could not be compiled.\n${stdout}${stderr}`);
}

/** The sdk's `package.json` with the compiled files in place of its sources. */
function publishedDescription(): object {
  const { private: _unpublished, scripts: _build, ...others } = description;
  const inPackage = (file: string) => `./${path.posix.join(compiled, toScript(file))}`;
  return {
    ...others,
    bin: mapValues(description.bin, inPackage),
    exports: mapValues(description.exports, (file) =>
      file.endsWith('.json')
        ? file
        : { types: inPackage(file).replace(/\.js$/, '.d.ts'), default: inPackage(file) },
    ),
  };
}

function toScript(file: string): string {
  return file.replace(/\.tsx?$/, '.js');
}

function mapValues<Value>(record: Readonly<Record<string, string>>, map: (value: string) => Value) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

function copy(from: string, to: string): void {
  if (from === to) return;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

function readJson(file: string): object {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as object;
}
