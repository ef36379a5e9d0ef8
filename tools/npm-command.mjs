import process from 'node:process';

/**
 * How to run npm. It tells its scripts where it is. That works on Windows too, where `npm` is a script that cannot be
 * spawned.
 *
 * @returns {{ readonly command: string, readonly args: readonly string[] }}
 */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli)) {
    return { command: process.env.npm_node_execpath ?? process.execPath, args: [cli] };
  }
  return { command: 'npm', args: [] };
}
