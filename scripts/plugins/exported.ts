import fs from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];

/** The exports of a module, read from its text, because Node cannot run the editor component. Throws if it cannot be parsed. */
export function readExports(file: string) {
  const { body } = parseAst(fs.readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const exported = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' ? [statement] : [],
  );
  return {
    /** The names of the exports. */
    names: new Set(exported.flatMap(namesOf)),
    /** The missing parts of the exported module; undefined if nothing is missing, or if it cannot be read. */
    missingIn: <Part extends string>(name: string, parts: readonly Part[]) =>
      missingIn(initialOf(exported, name), parts),
  };
}

type Exported = Extract<Statement, { type: 'ExportNamedDeclaration' }>;

function namesOf({ declaration, specifiers }: Exported): readonly string[] {
  const declared =
    declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''))
      : [];
  const listed = specifiers.map(({ exported }) =>
    exported.type === 'Identifier' ? exported.name : exported.value,
  );
  return [...declared, ...listed];
}

function initialOf(exported: readonly Exported[], name: string) {
  return exported
    .flatMap(({ declaration }) =>
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
}

/** A module is `defineView(plugin, {Widget, Preview})`. */
function missingIn<Part extends string>(
  initial: ReturnType<typeof initialOf>,
  wanted: readonly Part[],
): 'define' | Part | undefined {
  // A bundler may have built the package, and bundlers choose their own names.
  if (initial === undefined || initial === null || initial.type === 'Identifier') return undefined;
  if (initial.type !== 'CallExpression') return 'define';
  const [, parts] = initial.arguments;
  if (parts?.type !== 'ObjectExpression') return undefined;
  const keys = new Set<string>();
  for (const property of parts.properties) {
    if (property.type === 'SpreadElement') return undefined;
    if (property.key.type === 'Identifier') keys.add(property.key.name);
  }
  return wanted.find((key) => !keys.has(key));
}
