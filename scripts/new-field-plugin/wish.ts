import readline from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { firstLine } from '../plugins/fault.ts';
import { kindSources, valueKinds, type ValueKind } from './kind.ts';

/** The choices for the new plugin. */
export interface Wish {
  readonly type: string;
  /** The display name of the type; undefined for a type of the tree, which keeps its name and becomes a package. */
  readonly title: string | undefined;
  /** The folder to copy, relative to the project. */
  readonly source: string;
  /** A folder outside the project, for a package; undefined for a folder in the tree. */
  readonly into: string | undefined;
}

/** A request that cannot be fulfilled: one sentence for the user. */
export class WishFault extends Error {
  override readonly name = 'WishFault';
}

/** Asks a question; returns undefined without a terminal. */
export type Ask = ((question: string) => Promise<string>) | undefined;

/** How to call the command. */
export const usage =
  'npm run new:field-plugin -- <type> [--title <title>] [--value <kind>] [--into <folder>] [--yes]';
const usageFromTree = 'npm run new:field-plugin -- <type> --from-tree --into <folder>';

/** The same for both uses of the command. */
export const help = `${usage}
  creates a field type, in field-plugins/ or, with --into, as a package
${usageFromTree}
  copies a field type of field-plugins/ into a package`;
const reserved = ['sdk', 'catalogue', 'common'];

/** Reads the command's arguments and prompts for missing ones. Throws `WishFault`. */
export async function readWish(args: readonly string[], ask: Ask): Promise<Wish> {
  const { values, positionals } = parse(args);
  const [type, ...others] = positionals;
  if (type === undefined || others.length > 0) throw new WishFault(`Say one type: ${usage}.`);
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(type) || type.length > 50)
    throw new WishFault(
      `The type "${type}" must be lower-case words joined by hyphens, as in "opening-times".`,
    );
  if (reserved.includes(type))
    throw new WishFault(`The type "${type}" is not free: Octavo uses the name itself.`);
  if (values['from-tree'] === true) return readMove(type, values);
  const defaults = { title: titleOf(type), value: 'string' };
  const answer = async (name: 'title' | 'value', question: string) => {
    const given = values[name];
    if (given !== undefined) return given;
    if (values.yes === true) return defaults[name];
    if (ask === undefined)
      throw new WishFault(
        'There is no terminal to ask at: say --title and --value, or --yes for the defaults.',
      );
    return (await ask(`${question} (${defaults[name]}): `)).trim() || defaults[name];
  };
  const title = (await answer('title', 'What do people call it?')).trim();
  if (title === '') throw new WishFault('The title must not be blank.');
  const value = await answer('value', `What kind of value has it: ${valueKinds.join(', ')}?`);
  return { type, title, source: kindSources[readKind(value)], into: values.into };
}

/** The wish for a package of a type that is in the tree. */
function readMove(type: string, { into, title, value }: ReturnType<typeof parse>['values']): Wish {
  if (into === undefined || title !== undefined || value !== undefined)
    throw new WishFault(`With --from-tree, say only where the package goes: ${usageFromTree}.`);
  return { type, title: undefined, source: `field-plugins/${type}`, into };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        value: { type: 'string' },
        into: { type: 'string' },
        'from-tree': { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
      },
    });
  } catch (error) {
    throw new WishFault(`${firstLine(error).replace(/\.? To specify.*$/, '')}: ${usage}.`);
  }
}

function readKind(value: string): ValueKind {
  const kind = valueKinds.find((one) => one === value);
  if (kind === undefined)
    throw new WishFault(`The kind of value must be one of ${valueKinds.join(', ')}, not "${value}".`);
  return kind;
}

/** `Opening times` for `opening-times`. */
function titleOf(type: string): string {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Prompts at the terminal, if there is one. */
export function askAtTerminal(): Ask {
  if (!process.stdin.isTTY) return undefined;
  return async (question) => {
    const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}
