import fs from 'node:fs';
import ts from 'typescript-5';

/** Something that a module exports. */
export interface Declaration {
  readonly name: string;
  readonly kind: 'function' | 'constant' | 'type' | 'class';
  /** The first sentence of its comment. */
  readonly about: string;
  /** The members of an interface, an optional one with a question mark. */
  readonly members: readonly string[];
}

/** The exports of a module, in order, read from its text. */
export function readDeclarations(file: string): readonly Declaration[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = source.statements.flatMap((statement) => declarationsOf(statement));
  // Overloads of one function.
  return found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index);
}

function declarationsOf(statement: ts.Statement): readonly Declaration[] {
  if (ts.isExportDeclaration(statement)) return reexported(statement);
  if (!ts.canHaveModifiers(statement) || !isExported(statement)) return [];
  const about = aboutOf(statement);
  const declare = (name: string, kind: Declaration['kind'], members: readonly string[] = []) => [
    { name, kind, about, members },
  ];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => declare(name.getText(), 'constant'));
  if (ts.isFunctionDeclaration(statement)) return declare(statement.name?.text ?? 'default', 'function');
  if (ts.isClassDeclaration(statement)) return declare(statement.name?.text ?? 'default', 'class');
  if (ts.isInterfaceDeclaration(statement))
    return declare(statement.name.text, 'type', statement.members.flatMap(memberName));
  return ts.isTypeAliasDeclaration(statement) ? declare(statement.name.text, 'type') : [];
}

function reexported({ exportClause, isTypeOnly }: ts.ExportDeclaration): readonly Declaration[] {
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map((element) => ({
    name: element.name.text,
    kind: isTypeOnly || element.isTypeOnly ? 'type' : 'constant',
    about: '',
    members: [],
  }));
}

function isExported(statement: ts.HasModifiers): boolean {
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function memberName(member: ts.TypeElement): readonly string[] {
  if (member.name === undefined) return [];
  return [`${member.name.getText()}${member.questionToken === undefined ? '' : '?'}`];
}

function aboutOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return text.replaceAll(/\s+/g, ' ').replace(/(?<=[.:]) [A-Z].*$/, '');
}
