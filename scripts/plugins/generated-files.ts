import type { Messages } from '../../field-plugins/sdk/testing/messages.ts';
import { libraryTypes } from '../../server/library/block-types.ts';
import { fieldTypesIn } from '../../shared/field-types-in.ts';
import { languages, type Language } from '../../shared/languages.ts';
import type { KnownPlugin } from './read-plugin.ts';
import type { ModuleName } from './sources.ts';

const notice = `// Written by \`npm run plugins\` from the folders of field-plugins/ and from octavo.config.ts. Do not edit.\n`;

/** Every installation uses these types, so the editor loads them at once, and all others on demand. */
const libraryFields: ReadonlySet<string> = new Set(fieldTypesIn(libraryTypes));
const isFirst = ({ type }: KnownPlugin) => libraryFields.has(type);
/** Types whose editor components bring large libraries. */
const large: ReadonlySet<string> = new Set(['richtext']);
const isFirstView = (plugin: KnownPlugin) => isFirst(plugin) && !large.has(plugin.type);

/** The lists of the catalogue, by their path in the project. */
export function catalogueFiles(plugins: readonly KnownPlugin[]): ReadonlyMap<string, string> {
  const first = plugins.filter(isFirst);
  const others = plugins.filter((plugin) => !isFirst(plugin));
  const used = 'The field definitions of the types that the block library uses.';
  const files = {
    fields: fieldList(plugins, 'catalogueFields', 'The field definition of every field type.'),
    'first-types': firstTypesFile(first),
    'first-fields': fieldList(first, 'firstFields', used),
    'other-fields': fieldList(others, 'otherFields', 'The field definitions of all other types.'),
    'first-views': firstViewsFile(plugins.filter(isFirstView)),
    views: viewsFile(plugins),
    samples: samplesFile(plugins),
    renders: rendersFile(plugins),
  };
  return new Map(
    Object.entries(files).map(([name, text]) => [`field-plugins/catalogue/${name}.ts`, notice + text]),
  );
}

/** The file with one language's messages for all field types. */
export const messagesFile = (language: Language) => `locales/${language}/fields.json`;

/** The paths of all generated files, which are the same for any plugins. */
export const generatedFiles: readonly string[] = [
  ...catalogueFiles([]).keys(),
  ...languages.map(messagesFile),
];

/** One language's messages for all field types: the shared ones, and each type's under its name. */
export function fieldMessages(plugins: readonly KnownPlugin[], common: Messages, language: Language): string {
  const own = plugins.flatMap(({ type, messages }): [string, Messages][] => {
    const found = messages?.get(language);
    return found === undefined ? [] : [[type, found]];
  });
  const all = [['common', common] as const, ...own].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}

function firstTypesFile(plugins: readonly KnownPlugin[]): string {
  const types = plugins.map(({ type }) => `'${type}'`);
  return `/** The types in \`first-fields.ts\`. */
export const firstTypes: readonly string[] = [${types.join(', ')}];
`;
}

function fieldList(plugins: readonly KnownPlugin[], name: string, comment: string): string {
  return `import type { FieldPlugin } from '../sdk/contract/field.ts';
${imports(plugins, 'field', 'Field')}

/** ${comment} */
export const ${name}: readonly FieldPlugin[] = [
${plugins.map(({ exportName }) => `  ${exportName}Field,`).join('\n')}
];
`;
}

function samplesFile(plugins: readonly KnownPlugin[]): string {
  return `import type { FieldSamples } from '../sdk/contract/samples.ts';
${imports(plugins, 'samples', 'Samples')}

/** The samples of every field type, by its type. */
export const catalogueSamples: readonly (readonly [type: string, samples: FieldSamples])[] = [
${plugins.map(({ type, exportName }) => `  ['${type}', ${exportName}Samples],`).join('\n')}
];
`;
}

function firstViewsFile(plugins: readonly KnownPlugin[]): string {
  const lines = plugins.map(
    ({ exportName, source }) => `export { ${exportName}View } from '${source.specifier('view')}';`,
  );
  return `// The editor components that are loaded together with the form.
${lines.join('\n')}
`;
}

function viewsFile(plugins: readonly KnownPlugin[]): string {
  const lines = plugins.map((plugin) => {
    const { type, exportName, source } = plugin;
    const [first, file] = isFirstView(plugin)
      ? ['isFirst: true, ', './first-views.ts']
      : ['', source.specifier('view')];
    return `  { type: '${type}', ${first}load: async () => (await import('${file}')).${exportName}View },`;
  });
  return `import type { LazyFieldView } from '../sdk/contract/lazy-view.ts';

/** The editor component of every field type. */
export const catalogueViews: readonly LazyFieldView[] = [
${lines.join('\n')}
];
`;
}

/** Imports statically: the server and the worker that renders previews bundle the renderers. */
function rendersFile(plugins: readonly KnownPlugin[]): string {
  const rendered = plugins.filter(({ source }) => source.files.render !== undefined);
  return `import type { KnownRender } from '../sdk/contract/render.ts';
${imports(rendered, 'render', 'Render')}

/** The renderer of every field type that has one, with the messages that it may show. */
export const catalogueRenders: readonly KnownRender[] = [
${rendered.map(renderLine).join('\n')}
];
`;
}

/** Includes only the messages below `site`: sites do not show those of the editor. */
function renderLine({ exportName, messages }: KnownPlugin): string {
  const siteMessages = languages.flatMap((language): [Language, Messages][] => {
    const site = messages?.get(language)?.['site'];
    return site === undefined ? [] : [[language, { site }]];
  });
  const member =
    siteMessages.length === 0 ? '' : `, messages: ${JSON.stringify(Object.fromEntries(siteMessages))}`;
  return `  { render: ${exportName}Render${member} },`;
}

function imports(plugins: readonly KnownPlugin[], module: ModuleName, suffix: string): string {
  return plugins
    .map(({ exportName, source }) => `import { ${exportName}${suffix} } from '${source.specifier(module)}';`)
    .join('\n');
}
