import { spawnSync } from 'node:child_process';

/**
 * Runs a command as root. Throws a readable sentence where nothing can be mounted, because a test that is left out looks like
 * one that passed.
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
