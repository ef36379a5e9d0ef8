import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fieldContract, type FieldPlugin } from '../../field-plugins/sdk/contract/field.ts';
import { missingImports } from '../../field-plugins/sdk/testing/conformance/missing-imports.ts';
import { readFiles } from '../../field-plugins/sdk/testing/conformance/read-folder.ts';
import type { Messages } from '../../field-plugins/sdk/testing/messages.ts';
import { fallbackLanguage, languages, type Language } from '../../shared/languages.ts';
import { camelCase } from './camel-case.ts';
import { readExports } from './exported.ts';
import { firstLine, PluginFault } from './fault.ts';
import type { ModuleName, PluginSource } from './sources.ts';

/** A plugin that can be built in. */
export interface KnownPlugin {
  readonly type: string;
  /** The prefix of its exports: `colorTitle` for `color-title`. */
  readonly exportName: string;
  readonly source: PluginSource;
  /** Its translations by language; undefined for a plugin without messages. */
  readonly messages: ReadonlyMap<Language, Messages> | undefined;
}

const sdkFolder = path.resolve(import.meta.dirname, '../../field-plugins/sdk');

const functions = ['readOptions', 'defaultValue', 'isEmpty', 'schema', 'summarize'] as const;
const compositeFunctions = ['fieldsets', 'parts', 'withParts'] as const;
const optionalFunctions = [
  ...['example', 'upgrade', 'check', 'references', 'refresh', 'deliver', 'deliveredSchema', 'merge'],
  'plainText',
  ...compositeFunctions,
];

const conversionTables = ['convertFrom', 'convertTo'] as const;

/** Reads a plugin and checks it against the contract. Throws a `PluginFault` with plugin, member and expectation. */
export async function readPlugin(source: PluginSource): Promise<KnownPlugin> {
  const fault = (member: string, expectation: string) =>
    new PluginFault(`The field plugin "${source.name}": ${member} must ${expectation}.`);
  for (const module of ['field', 'view', 'samples'] as const)
    if (source.files[module] === undefined) throw fault(module, 'exist as a separate module');

  const plugin = await importPlugin(source, fault);
  checkMembers(plugin, fault);
  const { type } = plugin;
  if (source.origin === 'tree' && type !== source.name)
    throw fault('type', `be "${source.name}", the name of its folder, not "${type}"`);
  const exportName = camelCase(type);
  checkViewOrRender(
    source,
    { module: 'view', exported: `${exportName}View`, parts: ['Widget', 'Preview'] },
    fault,
  );
  if (source.files.render !== undefined)
    checkViewOrRender(
      source,
      { module: 'render', exported: `${exportName}Render`, parts: ['Render'] },
      fault,
    );
  if (!exportsOf(source, 'samples', fault).names.has(`${exportName}Samples`))
    throw fault('samples', `export ${exportName}Samples`);
  return { type, exportName, source, messages: readMessages(source, fault) };
}

type MakeFault = (member: string, expectation: string) => PluginFault;

async function importPlugin(source: PluginSource, fault: MakeFault): Promise<FieldPlugin> {
  const file = source.files.field ?? '';
  if (source.origin === 'package' && /\.[mc]?tsx?$/.test(file))
    throw fault('field', 'be JavaScript, because Node runs no TypeScript of packages');
  const exported = await load(file).catch((error: unknown) => {
    throw fault('field', expectationOf(error, source));
  });
  const found = Object.entries(exported).filter(
    ([, value]) => isRecord(value) && 'type' in value && 'schema' in value,
  );
  const [name, plugin] = found[0] ?? ['', undefined];
  if (plugin === undefined || found.length > 1)
    throw fault('field', 'export one plugin, made with defineField');
  const { type } = plugin as FieldPlugin;
  if (typeof type !== 'string' || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(type))
    throw fault('type', 'be lower-case words joined by hyphens');
  if (name !== `${camelCase(type)}Field`) throw fault('field', `export ${camelCase(type)}Field, not ${name}`);
  return plugin as FieldPlugin;
}

/** How to fix a module that does not load. The sdk is the one package that every plugin needs. */
function expectationOf(error: unknown, { folder }: PluginSource): string {
  const said = firstLine(error);
  // The advice must not install a package that a stranger registers under the name of the sdk.
  if (said.includes("'@octavo/field-sdk'"))
    return `find @octavo/field-sdk, which is in no registry: link it by \`npm install --save-dev ${sdkFolder}\` in ${folder}, or pack it as docs/plugin-authors.md shows`;
  const missing = missingImports(readFiles(folder));
  if (missing.length === 0) return `load, but: ${said}`;
  return `import only what the sdk exports, as docs/plugin-upgrades.md shows: ${missing.join(' ').replace(/\.$/, '')}`;
}

/** The errors that TypeScript would have shown to an author who uses it. */
function checkMembers(plugin: FieldPlugin, fault: MakeFault): void {
  const members: Readonly<Record<string, unknown>> = { ...plugin };
  if (members['contract'] !== fieldContract)
    throw fault('contract', `be ${fieldContract}, not ${JSON.stringify(members['contract'])}`);
  for (const name of functions) if (typeof members[name] !== 'function') throw fault(name, 'be a function');
  for (const name of optionalFunctions)
    if (members[name] !== undefined && typeof members[name] !== 'function')
      throw fault(name, 'be a function or be left out');
  for (const name of conversionTables)
    if (members[name] !== undefined && !isTable(members[name]))
      throw fault(name, 'be an object of functions, by type, or be left out');
  checkComposite(members, fault);
  const { optionsSchema, typed } = members;
  if (typed !== undefined && typeof typed !== 'boolean')
    throw fault('typed', 'be true or false, or be left out');
  if (optionsSchema !== undefined && !isRecord(optionsSchema))
    throw fault('optionsSchema', 'be a JSON Schema');
}

/** A composite has all three members. */
function checkComposite(members: Readonly<Record<string, unknown>>, fault: MakeFault): void {
  const missing = compositeFunctions.filter((name) => members[name] === undefined);
  if (missing.length === compositeFunctions.length) return;
  const [first] = missing;
  if (first !== undefined)
    throw fault(first, 'be a function: a composite has fieldsets, parts and withParts');
}

interface PluginModule {
  readonly module: 'view' | 'render';
  readonly exported: string;
  /** The names of its required members. */
  readonly parts: readonly string[];
}

/** Read from the text of the module, because Node runs no JSX. */
function checkViewOrRender(
  source: PluginSource,
  { module, exported, parts }: PluginModule,
  fault: MakeFault,
): void {
  const { names, missingIn } = exportsOf(source, module, fault);
  if (!names.has(exported)) throw fault(module, `export ${exported}`);
  const missing = missingIn(exported, parts);
  if (missing === 'define')
    throw fault(module, `be made with ${module === 'view' ? 'defineView' : 'defineRender'}`);
  if (missing !== undefined)
    throw fault(
      missing,
      module === 'view' ? 'be there, as a component of the view' : 'be there, as a function',
    );
}

/** English must be there: it is shown where another language lacks a text. */
function readMessages(
  { folder }: PluginSource,
  fault: MakeFault,
): ReadonlyMap<Language, Messages> | undefined {
  const nameOf = (language: Language) => `messages/${language}.json`;
  const present = languages.filter((language) => fs.existsSync(path.join(folder, nameOf(language))));
  if (present.length === 0) return undefined;
  if (!present.includes(fallbackLanguage)) throw fault(nameOf(fallbackLanguage), 'be there');
  return new Map(
    present.map((language) => {
      const messages = parseMessages(path.join(folder, nameOf(language)));
      return [language, messages ?? raise(fault(nameOf(language), 'be a JSON object of texts'))];
    }),
  );
}

function parseMessages(file: string): Messages | undefined {
  try {
    const messages: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return isRecord(messages) ? (messages as Messages) : undefined;
  } catch {
    return undefined;
  }
}

function exportsOf(
  source: PluginSource,
  module: ModuleName,
  fault: MakeFault,
): ReturnType<typeof readExports> {
  try {
    return readExports(source.files[module] ?? '');
  } catch (error) {
    throw fault(module, `be a module that can be read, but: ${firstLine(error)}`);
  }
}

function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(pathToFileURL(file).href) as Promise<Readonly<Record<string, unknown>>>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTable(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'function');
}

function raise(error: Error): never {
  throw error;
}
