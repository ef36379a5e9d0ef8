import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './steps.ts';

/**
 * `npm run dev`: the server, started again whenever its files change, and Vite, which serves the client as it is edited and
 * hands everything else on to the server. One ends with the other.
 */
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
    env: { ...process.env, ...environment },
  });
}

/** The first one that ends says with what code we do. */
function endAll(code: number): void {
  process.exitCode ??= code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
