import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { runCommandLine } from '../../server/commands/run-command-line.ts';
import { createDependencies } from '../../server/dependencies.ts';
import { explain } from '../../server/explain.ts';
import type { Ran } from './octavo-command.ts';

/**
 * Runs `octavo` in this process with only these settings, one command at a time: starting a process takes most of the time of
 * a command. `octavo-command.ts` runs the built one, for tests of the process itself.
 */
export async function octavo(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  input = '',
): Promise<Ran> {
  const printed = { out: '', error: '' };
  const { env } = process;
  const stubs = [
    vi.spyOn(console, 'log').mockImplementation((line: string) => void (printed.out += `${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line: string) => void (printed.error += `${line}\n`)),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin),
  ];
  process.env = { NODE_ENV: 'production', ...settings };
  try {
    const code = await runCommandLine(args, { createDependencies, explain, registry: fieldRegistry });
    return { code, ...printed };
  } finally {
    process.env = env;
    for (const stub of stubs) stub.mockRestore();
  }
}
