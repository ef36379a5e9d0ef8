import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { smallPlugin } from '../../tests/plugins/support/small-plugin.ts';
import { languages } from '../../shared/languages.ts';
import { pluginFiles } from './write-plugins.ts';

type Files = Readonly<Record<string, string | null>>;

const sdk = path.resolve(import.meta.dirname, '../../field-plugins/sdk');
const stamps = smallPlugin('stamps');
const field = stamps['field.ts'] ?? '';

/** The sentence reported for a project with these files; null removes a file. */
async function faultOf(files: Files, plugins: unknown = []): Promise<string> {
  const root = makeProject(files, plugins);
  return pluginFiles(root).then(
    () => '',
    (error: unknown) => String(error).replaceAll(root, '.'),
  );
}

/** The folder of a project with these files. */
function makeProject(files: Files, plugins: unknown = []): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-faults-')));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  const all: Files = {
    'package.json': '{}',
    'octavo.config.ts': `export default ${JSON.stringify({ fieldPlugins: plugins })};`,
    ...Object.fromEntries(languages.map((language) => [`field-plugins/sdk/messages/${language}.json`, '{}'])),
    ...inFolder('field-plugins/stamps', stamps),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    if (text === null) continue;
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text.replaceAll('../sdk', sdk));
  }
  return root;
}

function inFolder(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

const changed = (name: string, text: string | null): Files => ({ [`field-plugins/stamps/${name}`]: text });
const withField = (from: string | RegExp, to: string) => changed('field.ts', field.replace(from, to));
const faultText = (member: string, expectation: string, name = 'stamps') =>
  `PluginFault: The field plugin "${name}": ${member} must ${expectation}.`;

it.each<[what: string, files: Files, member: string, expectation: string]>([
  ['a plugin without its field definition', changed('field.ts', null), 'field', 'exist as a separate module'],
  [
    'a definition that throws',
    changed('field.ts', `throw new Error('no\\nluck');`),
    'field',
    'load, but: no',
  ],
  [
    'a field definition that imports a name the sdk no longer exports',
    withField(/^/, `import { countOption } from '../sdk/contract/definition.ts';\ncountOption();\n`),
    'field',
    'import only what the sdk exports, as docs/plugin-upgrades.md shows: field.ts: countOption of @octavo/field-sdk/definition',
  ],
  [
    'a field definition that exports no plugin',
    changed('field.ts', 'export const stampsField = 1;'),
    'field',
    'export one plugin, made with defineField',
  ],
  [
    'a field definition under another name',
    withField('const stampsField', 'const stamps'),
    'field',
    'export stampsField, not stamps',
  ],
  [
    'a type that is not a valid name',
    withField("type: 'stamps'", "type: 'Stamps!'"),
    'type',
    'be lower-case words joined by hyphens',
  ],
  [
    'a type that is not the name of its folder',
    withField(/stamps/g, 'coins'),
    'type',
    'be "stamps", the name of its folder, not "coins"',
  ],
  [
    'another version of the contract',
    withField('contract: 1', 'contract: 2 as 1'),
    'contract',
    'be 1, not 2',
  ],
  [
    'a composite without one of its members',
    withField('contract: 1,', 'contract: 1,\n  parts: () => [],\n  withParts: (value) => value,'),
    'fieldsets',
    'be a function: a composite has fieldsets, parts and withParts',
  ],
  ['a missing member', withField('isEmpty: (value) => value === 0,', ''), 'isEmpty', 'be a function'],
  [
    'a member of the wrong type',
    withField('summarize:', 'merge: true as never,\n  summarize:'),
    'merge',
    'be a function or be left out',
  ],
  [
    'an editor component that is not a view',
    changed('view.tsx', 'export const stampsView = 1;'),
    'view',
    'be made with defineView',
  ],
  [
    'a renderer that is not made with defineRender',
    changed('render.tsx', 'export const stampsRender = { Render };'),
    'render',
    'be made with defineRender',
  ],
  ['a plugin without English messages', changed('messages/en.json', null), 'messages/en.json', 'be there'],
  [
    'messages that cannot be read',
    changed('messages/de.json', '{ "unit": '),
    'messages/de.json',
    'be a JSON object of texts',
  ],
])('rejects %s in one sentence', async (_what, files, member, expectation) => {
  expect(await faultOf(files)).toBe(faultText(member, expectation));
});

it('accepts languages without messages or with gaps, which English fills', async () => {
  const files = { ...changed('messages/sr.json', '{"unit":"x"}'), ...changed('messages/nl.json', null) };
  const written = await pluginFiles(makeProject(files));
  const messagesIn = (language: string) =>
    JSON.parse(written.get(`locales/${language}/fields.json`) ?? '') as Readonly<Record<string, unknown>>;
  expect(messagesIn('en')['stamps']).toEqual({ unit: 'of stamps', too_high: 'At most nine.' });
  expect(messagesIn('sr')['stamps']).toEqual({ unit: 'x' });
  expect(messagesIn('nl')).not.toHaveProperty('stamps');
});

it('lists the renderers of plugins that have one, each with only its messages for sites', async () => {
  const render = 'export const stampsRender = defineRender(stampsField, { Render() { return null; } });';
  const messages = { unit: 'of stamps', too_high: 'At most nine.', site: { many: 'Many' } };
  const listOf = async (files: Files) =>
    (await pluginFiles(makeProject(files))).get('field-plugins/catalogue/renders.ts');
  const renderer = {
    ...changed('render.tsx', render),
    ...changed('messages/en.json', JSON.stringify(messages)),
  };
  const list = await listOf(renderer);
  expect(list).toContain("import { stampsRender } from '../stamps/render.tsx';");
  expect(list).toContain('{ render: stampsRender, messages: {"en":{"site":{"many":"Many"}}} },');
  expect(await listOf(changed('render.tsx', render))).toContain('{ render: stampsRender },');
  expect(await listOf({})).not.toContain('stamps');
});

it('rejects an editor component that cannot be read', async () => {
  const sentence = await faultOf(changed('view.tsx', 'export const = ;'));
  expect(sentence).toContain(faultText('view', 'be a module that can be read, but: ').slice(0, -1));
});

it.each<[string, unknown]>([
  ['something other than a list', 'octavo-field-stamps'],
  ['a list of other things', [1]],
  ['an empty name', ['']],
])('rejects a configuration that names %s', async (_what, plugins) => {
  expect(await faultOf({}, plugins)).toBe(
    'PluginFault: octavo.config.ts: fieldPlugins must be a list of package names and folders.',
  );
});

it('rejects a configuration that cannot be read', async () => {
  const sentence = await faultOf({ 'octavo.config.ts': 'export default {' });
  expect(sentence).toMatch(/^PluginFault: octavo\.config\.ts: cannot be read: .+$/s);
});

it('rejects a package that is not installed and a folder that does not exist', async () => {
  expect(await faultOf({}, ['octavo-field-coins'])).toBe(
    'PluginFault: octavo.config.ts: the package octavo-field-coins must be installed and export "./package.json".',
  );
  expect(await faultOf({}, ['./coins'])).toBe(
    'PluginFault: octavo.config.ts: the folder ./coins is not there.',
  );
});

it('rejects a package whose field definition is TypeScript', async () => {
  const place = 'node_modules/octavo-field-coins';
  const exports = {
    './package.json': './package.json',
    './field': './field.ts',
    './view': './view.tsx',
    './samples': './samples.ts',
  };
  const files = inFolder(place, {
    ...smallPlugin('coins'),
    'package.json': JSON.stringify({ name: 'octavo-field-coins', exports }),
  });
  expect(await faultOf(files, ['octavo-field-coins'])).toBe(
    faultText('field', 'be JavaScript, because Node runs no TypeScript of packages', 'octavo-field-coins'),
  );
});

it('rejects an external folder whose type another plugin has', async () => {
  expect(await faultOf(inFolder('outside/mine', stamps), ['./outside/mine'])).toBe(
    faultText('type', 'not be "stamps", which "stamps" has', 'mine'),
  );
});
