import { parseArgs } from 'node:util';
import { UsageError, type Command } from './command.ts';

/** The arguments after the name of a command. */
export interface Typed {
  readonly words: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

export function findCommand(
  commands: readonly Command[],
  args: readonly string[],
): { readonly command: Command; readonly rest: readonly string[] } | undefined {
  for (const command of commands) {
    const words = command.name.split(' ');
    if (words.every((word, at) => args[at] === word)) return { command, rest: args.slice(words.length) };
  }
  return undefined;
}

/** Throws `UsageError` unless the arguments fit the command. Requests for help are always valid. */
export function parseCommandLine(command: Command, args: readonly string[]): Typed {
  const { positionals, values } = parse(command, args);
  const expected = command.positionals ?? [];
  if (values['help'] === true) return { words: {}, values };
  const missing = expected[positionals.length];
  if (missing !== undefined) throw new UsageError(`<${missing.name}> is missing.`);
  // For example an unset shell variable.
  const empty = expected[positionals.findIndex((word) => word.trim() === '')];
  if (empty !== undefined) throw new UsageError(`<${empty.name}> is empty.`);
  const unexpected = positionals[expected.length];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument "${unexpected}".`);
  for (const [name, option] of Object.entries(command.options ?? {})) {
    if (option.required === true && values[name] === undefined) throw new UsageError(`--${name} is missing.`);
    if (values[name] === '') throw new UsageError(`--${name} is empty.`);
  }
  const words = Object.fromEntries(expected.map(({ name }, at) => [name, positionals[at] ?? '']));
  return { words, values };
}

function parse(command: Command, args: readonly string[]) {
  const own = Object.entries(command.options ?? {}).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const common = [
    ...['json', ...(command.long === true ? ['progress'] : [])].map(
      (name) => [name, { type: 'boolean' }] as const,
    ),
    ['help', { type: 'boolean', short: 'h' }] as const,
  ];
  try {
    const options = Object.fromEntries<{ type: 'boolean' | 'string'; short?: string }>([...own, ...common]);
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { positionals, values: values as Typed['values'] };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The rest of Node's message is for programmers.
    throw new UsageError(`${error.message.split(/\.\s|\n/)[0]?.replace(/\.$/, '') ?? ''}.`);
  }
}
