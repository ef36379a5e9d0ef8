import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

/**
 * Runs a command in the foreground, with our input and output, and returns its exit code. Its output goes to `out`.
 *
 * We pass on SIGTERM. We also pass on SIGINT, except at a terminal: there Ctrl-C already reaches the whole process group,
 * and a second one would cut the command's clean exit short. The same signal twice within a second counts once, because
 * npm forwards the signals of the terminal.
 *
 * npm signals the shell that runs its scripts, and some shells die of that without telling us. So when the shell dies, we
 * end the command too.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly cwd: string, readonly env: NodeJS.ProcessEnv }} options
 * @param {NodeJS.WriteStream} out
 * @returns {Promise<number>}
 */
export function runCommand(command, args, options, out = process.stdout) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['inherit', out, 'inherit'] });
    const stopForwarding = forwardSignals(child);
    child.once('error', (error) => {
      stopForwarding();
      console.error(`${command} cannot be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @type {Map<NodeJS.Signals, number>} */
  const lastSent = new Map();
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    const now = Date.now();
    if (now - (lastSent.get(signal) ?? 0) < 1000) return;
    lastSent.set(signal, now);
    child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== shell) forward('SIGTERM');
  }, 200);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
}
