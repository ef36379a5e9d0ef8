import type { Config } from '../platform/config/config.ts';
import type { Dependencies } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';

/** A command of the operator, `npm run octavo -- <name>`. Each is one file, listed in `all-commands.ts`. */
export interface Command {
  /** The words that call it, such as `db copy`. */
  readonly name: string;
  /** One line for the list of all commands. */
  readonly summary: string;
  /** Paragraphs for the command's own help. */
  readonly description: readonly string[];
  /**
   * Whether it may run while the server runs. A command that needs the server stopped gets no database while a server
   * has it open.
   */
  readonly server: 'may run' | 'must be stopped' | 'does not matter';
  /** Words after the name; each is required. */
  readonly positionals?: readonly { readonly name: string; readonly meaning: string }[];
  /** By name, without the dashes. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Whether it reports its progress, because it takes long. */
  readonly long?: true;
  run(context: CommandContext): Promise<CommandResult>;
}

/** An option of a command. One without `value` is a switch. */
export interface Option {
  /** The name of the value in the help, such as `address`. */
  readonly value?: string;
  readonly meaning: string;
  readonly required?: true;
}

export interface CommandResult {
  /** The output of `--json`. */
  readonly data: object;
  /** The text output. */
  readonly lines: readonly string[];
  /** True if the work was done with a bad outcome: the exit code is 1. */
  readonly failed?: boolean;
}

/** The environment of a command. Everything it opens is closed at the end. */
export interface CommandContext {
  /** The configuration from the environment, as for the server. Throws `ConfigError`. */
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly registry: Dependencies['registry'];
  /** The word given for a positional. */
  word(name: string): string;
  /** The value of an option; undefined if it was not given. */
  value(name: string): string | undefined;
  given(name: string): boolean;
  /** Resolves a path against the operator's current folder. */
  path(text: string): string;
  /** Opens the database of the installation, of this release or an older one. Throws `StartError` if there is none. */
  openDatabase(): Promise<Database>;
  /** Opens the installation for services; its database must have the schema of this release. */
  open(): Promise<Dependencies>;
  progress(text: string): void;
  /** Prints a sentence on standard error. */
  warn(sentence: string): void;
  /** Registers a callback for the end, last in, first out. */
  onClose(close: () => void | Promise<void>): void;
}

/** Why a command failed, in one sentence for the operator. The exit code is 1. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

/** Invalid arguments of a command. The exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
