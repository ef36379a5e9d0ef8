import fs from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];

/** What a module exports, read from its text: Node cannot run the drawn half. Throws where it cannot be parsed. */
export function readExports(file: string) {
  const { body } = parseAst(fs.readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const exported = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' ? [statement] : [],
  );
  return {
    /** The names that it exports. */
    names: new Set(exported.flatMap(namesOf)),
    /** What is missing in the view that it exports as a constant; undefined when nothing is, or when that cannot be read. */
    missingInView: (name: string) => missingInView(initialOf(exported, name)),
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

/** A view is `defineView(plugin, {Widget, Preview})`. */
function missingInView(
  initial: ReturnType<typeof initialOf>,
): 'defineView' | 'Widget' | 'Preview' | undefined {
  // A package may have been put together by a bundler, which names things in its own way.
  if (initial === undefined || initial === null || initial.type === 'Identifier') return undefined;
  if (initial.type !== 'CallExpression') return 'defineView';
  const [, parts] = initial.arguments;
  if (parts?.type !== 'ObjectExpression') return undefined;
  const keys = new Set<string>();
  for (const property of parts.properties) {
    if (property.type === 'SpreadElement') return undefined;
    if (property.key.type === 'Identifier') keys.add(property.key.name);
  }
  return (['Widget', 'Preview'] as const).find((key) => !keys.has(key));
}
