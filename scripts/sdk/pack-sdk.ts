import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npmCommand } from '../../tools/npm-command.mjs';
import { writeSdkPackage } from './write-sdk-package.ts';

/** Packs the sdk into a folder that exists, as `npm pack` does. Returns the name of the file. */
export function packSdk(target: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-sdk-'));
  try {
    writeSdkPackage(folder);
    const { command, args } = npmCommand();
    const pack = [...args, 'pack', folder, '--silent', '--pack-destination', target];
    const { status, stdout, stderr } = spawnSync(command, pack, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The sdk could not be packed.\n${stdout}${stderr}`);
    return stdout.trim();
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
