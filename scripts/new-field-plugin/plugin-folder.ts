import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { languages } from '../../shared/languages.ts';
import { camelCase } from '../plugins/camel-case.ts';
import { booleanKind } from './boolean-kind.ts';
import type { KindFiles, TypeNames, ValueKind } from './kind.ts';
import { listKind } from './list-kind.ts';
import { numberKind } from './number-kind.ts';
import { objectKind } from './object-kind.ts';
import { stringKind } from './string-kind.ts';
import type { Wish } from './wish.ts';

const kinds: Readonly<Record<ValueKind, (names: TypeNames) => KindFiles>> = {
  string: stringKind,
  number: numberKind,
  boolean: booleanKind,
  object: objectKind,
  list: listKind,
};

/** The files of a new field type, by their names in its folder. In the tree they import the sdk beside them. */
export async function pluginFolder(root: string, wish: Wish): Promise<ReadonlyMap<string, string>> {
  const { type, title, value, into } = wish;
  const camel = camelCase(type);
  const quotedTitle = `'${title.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const names = { type, camel, pascal, quotedTitle };
  const { field, view, samples, about, words } = kinds[value](names);
  const modules = {
    'field.ts': field,
    'view.tsx': `${view}\n${viewEnd(names)}`,
    'samples.ts': `${samplesStart(names)}\n${samples}`,
    [`${type}.stories.tsx`]: stories(names),
  };
  const style = await resolveConfig(path.join(root, 'octavo.config.ts'));
  const written = Object.entries(modules).map(async ([name, text]): Promise<[string, string]> => {
    const imported = into === undefined ? inTree(root, text) : text;
    return [name, await format(imported, { ...style, parser: 'typescript' })];
  });
  const texts = languages.map((language): [string, string] => {
    const own = Object.fromEntries(Object.entries(words).map(([key, all]) => [key, all[language]]));
    return [`words/${language}.json`, `${JSON.stringify(own, null, 2)}\n`];
  });
  return new Map([...(await Promise.all(written)), ...texts, ['README.md', `# ${type}\n\n${about}`]]);
}

/** What the drawn half of every kind ends with, after `${pascal}Widget` and `${pascal}Preview`. */
function viewEnd({ camel, pascal }: TypeNames): string {
  return `export const ${camel}View = defineView(${camel}Field, { Widget: ${pascal}Widget, Preview: ${pascal}Preview });
`;
}

/** What the samples of every kind begin with. */
function samplesStart({ type, camel, quotedTitle }: TypeNames): string {
  return `import type { FieldDefinition } from '@octavo/field-sdk/field';
import { defineSamples } from '@octavo/field-sdk/samples';
import { ${camel}Field } from './field.ts';

const base: FieldDefinition = {
  field_type: '${type}',
  field_title: ${quotedTitle},
  required: false,
  order: 0,
  field_values: null,
};
`;
}

function stories({ camel, quotedTitle }: TypeNames): string {
  const states = ['Empty', 'Filled', 'Invalid', 'ReadOnly', 'Preview', 'LongText'];
  return `import type { Meta } from '@storybook/react-vite';
import { pluginStories, type PluginStory } from '@octavo/field-sdk/plugin-stories';
import { ${camel}Field } from './field.ts';
import { ${camel}Samples } from './samples.ts';
import { ${camel}View } from './view.tsx';

const meta: Meta = { title: 'Field plugins/' + ${quotedTitle} };
export default meta;

const stories = pluginStories(${camel}Field, ${camel}View, ${camel}Samples);

${states.map((state) => `export const ${state}: PluginStory = stories.${state};`).join('\n')}
`.replace("'Field plugins/' + '", "'Field plugins/");
}

/** Imports by place and full name, as everywhere in the tree. */
function inTree(root: string, text: string): string {
  const file = path.join(root, 'field-plugins', 'sdk', 'package.json');
  const { exports } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  return text.replaceAll(/@octavo\/field-sdk\/([\w-]+)/g, (_match, name: string) => {
    const place = exports[`./${name}`];
    if (place === undefined) throw new Error(`The sdk has no ${name}.`);
    return `../sdk/${place.slice(2)}`;
  });
}
