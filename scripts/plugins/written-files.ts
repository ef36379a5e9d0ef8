import type { Words } from '../../field-plugins/sdk/testing/words.ts';
import { languages, type Language } from '../../shared/languages.ts';
import type { KnownPlugin } from './read-plugin.ts';
import type { Half } from './sources.ts';

const notice = `// Written by \`npm run plugins\` from the folders of field-plugins/ and from octavo.config.ts. Not to be edited.\n`;

/** The lists of the catalogue, by their path in the project. */
export function catalogueFiles(plugins: readonly KnownPlugin[]): ReadonlyMap<string, string> {
  return new Map([
    ['field-plugins/catalogue/fields.ts', notice + fieldsFile(plugins)],
    ['field-plugins/catalogue/views.ts', notice + viewsFile(plugins)],
    ['field-plugins/catalogue/samples.ts', notice + samplesFile(plugins)],
    ['field-plugins/catalogue/renders.ts', notice + rendersFile(plugins)],
  ]);
}

/** The file with one language's words for all field types. */
export const wordsFile = (language: Language) => `locales/${language}/fields.json`;

/** The paths of all generated files, whatever plugins there are. */
export const generatedFiles: readonly string[] = [
  ...catalogueFiles([]).keys(),
  ...languages.map((language) => wordsFile(language)),
];

/** One language's words for all field types: the shared ones, and each type's under its name. */
export function fieldWords(plugins: readonly KnownPlugin[], common: Words, language: Language): string {
  const own = plugins.flatMap(({ type, words }): [string, Words][] => {
    const found = words?.get(language);
    return found === undefined ? [] : [[type, found]];
  });
  const all = [['common', common] as const, ...own].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}

function fieldsFile(plugins: readonly KnownPlugin[]): string {
  return `import type { FieldPlugin } from '../sdk/contract/field.ts';
${imports(plugins, 'field', 'Field')}

/** The pure half of every field type. */
export const catalogueFields: readonly FieldPlugin[] = [
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

function viewsFile(plugins: readonly KnownPlugin[]): string {
  const lines = plugins.map(
    ({ type, exportName, source }) =>
      `  { type: '${type}', load: async () => (await import('${source.specifier('view')}')).${exportName}View },`,
  );
  return `import type { LazyFieldView } from '../sdk/contract/lazy-view.ts';

/** The drawn half of every field type. */
export const catalogueViews: readonly LazyFieldView[] = [
${lines.join('\n')}
];
`;
}

/** Static imports: the server and the worker that draws previews have them in their bundles. */
function rendersFile(plugins: readonly KnownPlugin[]): string {
  const drawing = plugins.filter(({ source }) => source.files.render !== undefined);
  return `import type { KnownRender } from '../sdk/contract/render.ts';
${imports(drawing, 'render', 'Render')}

/** The render half of every field type that has one, with the words that it may show. */
export const catalogueRenders: readonly KnownRender[] = [
${drawing.map(renderLine).join('\n')}
];
`;
}

/** Only the words below `site`: those of the editor have no place on a site. */
function renderLine({ exportName, words }: KnownPlugin): string {
  const own = languages.flatMap((language): [Language, Words][] => {
    const site = words?.get(language)?.['site'];
    return site === undefined ? [] : [[language, { site }]];
  });
  const given = own.length === 0 ? '' : `, words: ${JSON.stringify(Object.fromEntries(own))}`;
  return `  { render: ${exportName}Render${given} },`;
}

function imports(plugins: readonly KnownPlugin[], half: Half, suffix: string): string {
  return plugins
    .map(({ exportName, source }) => `import { ${exportName}${suffix} } from '${source.specifier(half)}';`)
    .join('\n');
}
