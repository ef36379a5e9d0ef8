import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { storageFaultOf } from '../disk/storage-fault.ts';

/** Why the server or a command cannot start, in one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Throws if the port is in use, before any change is made. Opening the port as a test would be more reliable, but a
 * proxy that waits for this server would connect at once, and lose its request when the port is closed again.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const answers = await new Promise<boolean>((resolve) => {
    const probe = net.connect({ host, port, timeout: 1000 });
    const end = (answered: boolean) => () => {
      probe.destroy();
      resolve(answered);
    };
    probe.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
  if (answers) throw cannotListen({ code: 'EADDRINUSE' }, host, port);
}

export function cannotListen(error: Partial<NodeJS.ErrnoException>, host: string, port: number): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is in use; set PORT to another one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user; set PORT to one above 1023.`);
  return new StartError(`Cannot listen on ${host}:${port} (${error.code ?? error.message}).`);
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

/**
 * Creates a folder and its parents, one at a time, because Node's `recursive` never ends when the system reports the
 * parent missing.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (!fs.existsSync(parent)) makeFolder(parent);
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error; // Otherwise another process has just created it.
  }
}

function isFolder(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Describes an operating system error; undefined for other errors. */
export function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  const subject =
    'path' in error && typeof error.path === 'string' ? error.path : 'Something that Octavo needs';
  if (error.code === 'ENOTDIR' || (error.code === 'EEXIST' && error.syscall === 'mkdir'))
    return `${subject} cannot be used (${error.message}); it, or what is above it, is not a folder.`;
  return `${subject} cannot be used (${error.message}); see that this user may read and write it.`;
}

/** The system's name for the error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
