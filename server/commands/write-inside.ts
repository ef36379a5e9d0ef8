import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from './command.ts';

/** Windows has no such flag, and only its administrators can create symbolic links. */
const here = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);

/**
 * Writes a file of this name into a folder, created if missing. Throws `CommandFailure` for a name that leads
 * elsewhere, and for a symbolic link. The folder itself may be one.
 */
export async function writeInside(folder: string, name: string, text: string): Promise<void> {
  if (name !== path.basename(name) || name.includes('\\') || ['', '.', '..'].includes(name))
    throw new CommandFailure(`"${name}" is not the name of a file.`);
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, name);
  const handle = await fs.open(file, here).catch((error: unknown) => {
    const isLink = error instanceof Error && 'code' in error && error.code === 'ELOOP';
    throw isLink ? new CommandFailure(`${file} is a symbolic link; remove it first.`) : error;
  });
  try {
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
}
