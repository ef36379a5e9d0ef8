import { spawn } from 'node:child_process';
import { ensureProgram, findCommand } from '../../tools/system-package.ts';
import { until } from '../../tools/until.ts';

/** A disk on which every sync of one process fails. */
export type FailingDisk = Awaited<ReturnType<typeof failSyncsOf>>;

/** Makes every sync of a running process fail with EIO. */
export async function failSyncsOf(pid: number) {
  const calls = 'fsync,fdatasync';
  const tracer = spawn(
    ensureProgram('strace', () => findCommand(['strace'])),
    ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  tracer.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => tracer.once('close', () => resolve()));
  await until(() => {
    if (tracer.exitCode !== null) throw new Error(`strace ended: ${said}`);
    return said.includes('attached');
  });
  return {
    /** Lets syncs succeed again. */
    async repair() {
      tracer.kill('SIGINT');
      await ended;
    },
  };
}
