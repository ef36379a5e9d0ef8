import fs from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import type * as Docgen from 'react-docgen-typescript';
import description from '../../field-plugins/sdk/package.json' with { type: 'json' };
import { root } from '../steps.ts';
import { readDeclarations, type Declaration } from './declarations.ts';

/** Where the reference is. */
export const referenceFile = path.join(root, 'docs', 'sdk-reference.md');

const sdk = path.join(root, 'field-plugins', 'sdk');

const folders = {
  contract: 'What a field type is made of',
  kit: 'Parts of widgets',
  testing: 'For tests and stories',
};

const introduction = `# What the sdk exports

Every module of \`@octavo/field-sdk\`, with what it exports, the members of its interfaces and the props of its components. This page is
made of the types in \`field-plugins/sdk\`: \`node scripts/sdk-reference.ts\` writes it, and a test fails while it differs from them.
[What changed between versions](plugin-upgrades.md) is on a page of its own.
`;

/** Writes the reference from the types and comments of the sdk, as Markdown. */
export function makeReference(): string {
  const components = readComponents();
  const sections = Object.entries(folders).map(([folder, title]) => {
    const modules = Object.entries(description.exports).filter(([, file]) => file.startsWith(`./${folder}/`));
    const texts = modules.map(([name, file]) => moduleSection(name, path.join(sdk, file), components));
    return `## ${title}\n\n${texts.join('\n')}`;
  });
  return [introduction, ...sections].join('\n');
}

interface Component {
  readonly displayName: string;
  readonly filePath: string;
  readonly props: Readonly<Record<string, Prop>>;
}

interface Prop {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly type: { readonly name: string };
}

/** The components of the kit with their props, which may be inherited. */
function readComponents(): readonly Component[] {
  // It reads types with the API of TypeScript 5, which TypeScript 7 does not have.
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
  });
  try {
    const { withCustomConfig } = createRequire(import.meta.url)('react-docgen-typescript') as typeof Docgen;
    const files = Object.values(description.exports)
      .filter((file) => /^\.\/kit\/.*\.tsx$/.test(file))
      .map((file) => path.join(sdk, file));
    const settings = {
      skipChildrenPropWithoutDoc: false,
      // Attributes of HTML elements come from React's types.
      propFilter: ({ declarations = [] }: Docgen.PropItem) =>
        !declarations.some(({ fileName }) => fileName.includes('node_modules')),
    };
    return withCustomConfig(path.join(root, 'tsconfig.json'), settings).parse(files);
  } finally {
    hooks.deregister();
  }
}

function moduleSection(name: string, file: string, components: readonly Component[]): string {
  const rows = readDeclarations(file).map((one) => `| \`${one.name}\` | ${one.kind} | ${aboutOf(one)} |`);
  const props = components
    .filter(({ filePath, displayName }) => filePath === file && /^[A-Z]/.test(displayName))
    .filter((component) => Object.keys(component.props).length > 0)
    .map(propsTable);
  return [
    `### ${name.slice(2)}\n`,
    '| export | kind | what it is |\n| --- | --- | --- |',
    ...rows,
    ...props,
    '',
  ].join('\n');
}

function aboutOf({ about, members }: Declaration): string {
  if (members.length === 0) return inCell(about);
  const listed = members.map((member) => `\`${member}\``).join(', ');
  return inCell(`${about} Members: ${listed}`.trim());
}

function propsTable({ displayName, props }: Component): string {
  const rows = Object.values(props)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(
      (prop) =>
        `| \`${prop.name}${prop.required ? '' : '?'}\` | ${code(prop.type.name)} | ${inCell(prop.description)} |`,
    );
  return `\n\`<${displayName}>\`\n\n| prop | type | what it is |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

function code(type: string): string {
  return `\`${inCell(type.replace(/ \| undefined$/, ''))}\``;
}

/** A cell of a table is one line, in which a bar would end it. */
function inCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

/** Reads the current reference, or returns an empty text before the first one. */
export function readReference(): string {
  return fs.existsSync(referenceFile) ? fs.readFileSync(referenceFile, 'utf8') : '';
}
