import type { Config } from '../platform/config.ts';
import type { Dependencies } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';

/** Something that an operator does with `npm run octavo -- <name>`. Each command is one file, listed in `all-commands.ts`. */
export interface Command {
  /** The words that call it, such as `db copy`. */
  readonly name: string;
  /** One line for the list of all commands. */
  readonly summary: string;
  /** Paragraphs for the command's own help. */
  readonly description: readonly string[];
  /**
   * Whether it may run while the server runs. A command that needs the server stopped gets no database while a server has
   * it open.
   */
  readonly server: 'may run' | 'must be stopped' | 'does not matter';
  /** Words after the name; each is required. */
  readonly positionals?: readonly { readonly name: string; readonly meaning: string }[];
  /** By name, without the dashes. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Whether it takes long enough to report its progress. */
  readonly long?: true;
  run(context: CommandContext): Promise<CommandResult>;
}

/** An option of a command. One without `value` is a switch. */
export interface Option {
  /** What the value is called in the help, such as `address`. */
  readonly value?: string;
  readonly meaning: string;
  readonly required?: true;
}

/** What a command did. */
export interface CommandResult {
  /** What `--json` prints. */
  readonly data: object;
  /** What is printed for people. */
  readonly lines: readonly string[];
  /** True when the work was done and its outcome is bad: the exit code is 1. */
  readonly failed?: boolean;
}

/** What a command works with. Whatever it opens is closed when it has run. */
export interface CommandContext {
  /** The configuration from the environment, as the server reads it. Throws `ConfigError`. */
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The field plugins of this installation. */
  readonly registry: Dependencies['registry'];
  /** The word given for a positional. */
  word(name: string): string;
  /** The value of an option; undefined if it was not given. */
  value(name: string): string | undefined;
  /** Whether a switch was given. */
  given(name: string): boolean;
  /** The absolute path that somebody means in the folder they are in. */
  path(text: string): string;
  /** Opens the database of the installation, of this release or an older one. Throws `StartError` if there is none. */
  openDatabase(): Promise<Database>;
  /** Opens the installation for services; its database must have the schema of this release. */
  open(): Promise<Dependencies>;
  /** Says how far long work is. */
  progress(text: string): void;
  /** Prints a sentence on standard error. */
  warn(sentence: string): void;
  /** Runs something when the command has ended, last first. */
  onClose(close: () => void | Promise<void>): void;
}

/** Why a command did not do its work, in one sentence for the operator. The exit code is 1. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

/** The command line does not fit the command. The exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
