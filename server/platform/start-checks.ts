import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { storageFaultOf } from './storage-fault.ts';

/** Why the server or a command cannot start, in one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Throws when the port is taken or may not be opened. Checked before anything is touched. */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(portSentence(error, host, port))),
    );
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function portSentence(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is in use; set PORT to another one.`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  return `Cannot listen on ${host}:${port} (${error.code ?? error.message}).`;
}

/** Creates the data directory if it is missing; throws if it is not writable. */
export function checkDataDir(dataDir: string): void {
  const probe = path.join(dataDir, `.write-check-${process.pid}`);
  try {
    makeFolder(dataDir);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    if (storageFaultOf(error) === 'full')
      throw new StartError(
        `The data folder ${dataDir} cannot be written, because the disk is full; make room.`,
      );
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}); set OCTAVO_DATA_DIR to another one.`,
    );
  }
}

/** Creates one folder at a time, because Node's `recursive` never ends when the system reports the parent missing. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error; // Otherwise another process has just created it.
  }
}

/** The sentence for an operating system error; undefined for any other error. */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  const subject =
    'path' in error && typeof error.path === 'string' ? error.path : 'Something that Octavo needs';
  return `${subject} cannot be used (${error.message}); see that this user may read and write it.`;
}

/** The system's name for the error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
