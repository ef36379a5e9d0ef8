import { spawnSync } from 'node:child_process';

/**
 * Runs a command as root. Throws a readable error where mounting is impossible, because a skipped test looks like a passed one.
 */
export function asRoot(...command: readonly string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim();
  throw new Error(
    `This test needs Linux and the right to mount file systems, as root or by sudo without a password: ${command.join(' ')}: ${reason}`,
  );
}
