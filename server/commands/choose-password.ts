import process from 'node:process';
import readline from 'node:readline';
import { Writable } from 'node:stream';
import { generatePassword } from '../platform/security/generate-password.ts';
import { CommandFailure, type CommandContext, type Option } from './command.ts';

export const passwordOptions = {
  generate: { meaning: 'make a password and print it once, instead of asking for one' },
} as const satisfies Record<string, Option>;

export const passwordSentence =
  'The password is asked for at a terminal and not shown; otherwise it is the first line of standard input.';

/** The operator's password, and whether it was generated and must be shown. */
export async function choosePassword(
  context: CommandContext,
): Promise<{ readonly password: string; readonly generated: boolean }> {
  if (context.given('generate')) return { password: generatePassword(), generated: true };
  if (!process.stdin.isTTY) return { password: await firstLine(), generated: false };
  const password = await askInSecret('Password: ');
  if ((await askInSecret('The same password again: ')) !== password)
    throw new CommandFailure('The two passwords differ.');
  return { password, generated: false };
}

async function firstLine(): Promise<string> {
  const lines = readline.createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  throw new CommandFailure('Standard input is empty; pipe the password in, or use --generate.');
}

/** Prompts at the terminal without echo. Ctrl-C ends the process, as usual. */
function askInSecret(question: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = readline.createInterface({ input: process.stdin, output: unseen, terminal: true });
  process.stderr.write(question);
  return new Promise((resolve) => {
    terminal.once('SIGINT', () => process.exit(130));
    terminal.question('', (answer) => {
      terminal.close();
      process.stderr.write('\n');
      resolve(answer);
    });
  });
}
