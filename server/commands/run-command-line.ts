import path from 'node:path';
import process from 'node:process';
import { inspect } from 'node:util';
import { type Config, readConfig } from '../platform/config/config.ts';
import type { Dependencies } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { rejectOutdatedDatabase } from '../platform/database/migrate.ts';
import { allCommands } from './all-commands.ts';
import { type Command, type CommandContext, CommandFailure, UsageError } from './command.ts';
import { helpOf, overview } from './help.ts';
import { openInstalledDatabase } from './open-installation.ts';
import { findCommand, parseCommandLine, type Typed } from './parse-command-line.ts';
import { print, printBeside, rewriteLine } from './print.ts';
import { InvalidFieldsError, ServiceError } from '../platform/errors/service-error.ts';
import type { Translations } from '../platform/translations.ts';

/** The dependencies of commands, from the code that assembles the server. */
export interface Assembly {
  readonly registry: Dependencies['registry'];
  createDependencies(config: Config, database: Database): Promise<Dependencies>;
  /** The sentence for an error that the server also reports to operators. */
  explain(error: unknown): string | undefined;
}

/** Runs the command named by the arguments and prints its result. Returns the exit code. */
export async function runCommandLine(args: readonly string[], assembly: Assembly): Promise<0 | 1 | 2> {
  if (isHelp(args[0]) || args[0] === 'help') return print(overview(allCommands));
  const json = args.includes('--json');
  const found = findCommand(allCommands, args);
  if (found === undefined) {
    const [word = ''] = args;
    const group = allCommands.filter(({ name }) => name.startsWith(`${word} `));
    const help = group.length === 0 ? overview(allCommands) : overview(group, word);
    if (group.length > 0 && isHelp(args[1])) return print(help);
    const words = args.filter((one) => !one.startsWith('-')).join(' ');
    const isUnnamed = words === '' || (group.length > 0 && words === word);
    const sentence = isUnnamed ? 'Name a command.' : `There is no command "${words}".`;
    if (json) print([describeFailure(sentence)]);
    printBeside(...(args.length === 0 ? [] : [sentence, '']), ...help);
    return 2;
  }
  const { command, rest } = found;
  try {
    const typed = parseCommandLine(command, rest);
    if (typed.values['help'] === true) return print(helpOf(command));
    return await runCommand(command, typed, assembly);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    if (json) print([describeFailure(error.message)]);
    printBeside(`${error.message} See npm run octavo -- ${command.name} --help.`);
    return 2;
  }
}

function isHelp(word: string | undefined): boolean {
  return word === '--help' || word === '-h';
}

function describeFailure(error: string): string {
  return JSON.stringify({ error }, undefined, 2);
}

async function runCommand(command: Command, typed: Typed, assembly: Assembly): Promise<0 | 1> {
  const closers: (() => void | Promise<void>)[] = [];
  const progress = createProgress(typed.values['progress'] === true);
  const json = typed.values['json'] === true;
  let opened: Dependencies | undefined;
  try {
    const context = createContext(command, typed, {
      closers,
      progress,
      registry: assembly.registry,
      async assemble(config, database) {
        opened = await assembly.createDependencies(config, database);
        return opened;
      },
    });
    const { data, lines, failed = false } = await command.run(context);
    progress.end();
    print(json ? [JSON.stringify(data, undefined, 2)] : lines);
    return failed ? 1 : 0;
  } catch (error) {
    progress.end();
    if (error instanceof UsageError) throw error;
    const known =
      error instanceof CommandFailure ? error.message : describeRejection(error, opened?.translations);
    const sentence = known ?? assembly.explain(error);
    if (json) print([describeFailure(sentence ?? String(error))]);
    printBeside(sentence ?? inspect(error));
    return 1;
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

interface Surroundings {
  readonly registry: Dependencies['registry'];
  readonly closers: (() => void | Promise<void>)[];
  readonly progress: { show(text: string): void; end(): void };
  assemble(config: Config, database: Database): Promise<Dependencies>;
}

function createContext(
  command: Command,
  { words, values }: Typed,
  { closers, progress, registry, assemble }: Surroundings,
): CommandContext {
  const onClose = (close: () => void | Promise<void>) => void closers.push(close);
  // npm runs scripts in the project's folder and passes the folder of the call in `INIT_CWD`.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  let config: Config | undefined;
  const context: CommandContext = {
    get config() {
      return (config ??= readConfig(process.env));
    },
    env: process.env,
    registry,
    word: (name) => words[name] ?? '',
    value: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    given: (name) => values[name] === true,
    path: (text) => path.resolve(folder, text),
    openDatabase: () => openInstalledDatabase(context.config, { server: command.server, onClose }),
    async open() {
      const database = await context.openDatabase();
      await rejectOutdatedDatabase(database.db);
      // Results contain everything important, and standard output may be JSON.
      const dependencies = await assemble({ ...context.config, logLevel: 'silent' }, database);
      onClose(() => dependencies.changes.close());
      return dependencies;
    },
    progress: progress.show,
    warn(sentence) {
      progress.end();
      printBeside(sentence);
    },
    onClose,
  };
  return context;
}

/** Describes an API error in one English sentence or a few; undefined for other errors. */
function describeRejection(error: unknown, translations: Translations | undefined): string | undefined {
  if (translations === undefined) return undefined;
  if (error instanceof InvalidFieldsError) {
    const messages = [...error.fields].flatMap(([field, all]) => all.map((message) => ({ field, message })));
    return messages
      .map(({ field, message: { namespace, key, params } }) => {
        return `${field}: ${translations.translate('en', namespace, key, params)}`;
      })
      .join(' ');
  }
  if (error instanceof ServiceError)
    return translations.translate('en', 'errors', `codes.${error.code}`, error.params);
  return undefined;
}

/** Milliseconds between lines of progress outside a terminal. */
const pause = 5000;

/**
 * Reports progress on standard error: at a terminal by rewriting one line, elsewhere only on request, with a line every
 * few seconds.
 */
function createProgress(asked: boolean): { show(text: string): void; end(): void } {
  const { stderr } = process;
  let last = -Infinity;
  let open = false;
  return {
    show(text) {
      if (stderr.isTTY) {
        rewriteLine(text);
        open = true;
      } else if (asked && performance.now() - last >= pause) {
        last = performance.now();
        printBeside(text);
      }
    },
    end() {
      if (open) rewriteLine('');
      open = false;
    },
  };
}
