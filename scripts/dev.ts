import { spawn, type ChildProcess } from 'node:child_process';
import { buildStale } from './build-stale.ts';
import { root } from './steps.ts';

/**
 * `npm run dev`: builds the theme of hosted sites, then starts the server, which restarts whenever its files change, and Vite,
 * which serves the client as you edit it and forwards everything else to the server. When one ends, so does the other.
 */
if (!(await buildStale('theme'))) process.exit(1);

const apiPort = process.env['PORT'] ?? '3000';

const children: readonly ChildProcess[] = [
  run(['--watch', '--watch-preserve-output', 'server/main.ts']),
  run(['node_modules/vite/bin/vite.js', '--clearScreen=false'], {
    OCTAVO_SERVER: `http://127.0.0.1:${apiPort}`,
  }),
];

for (const child of children) child.once('exit', (code) => endAll(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(0));

console.log(`The API listens on port ${apiPort}; open the address that Vite prints below.`);

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...environment },
  });
}

/** We exit with the code of the first one that ends. */
function endAll(code: number): void {
  process.exitCode ??= code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
