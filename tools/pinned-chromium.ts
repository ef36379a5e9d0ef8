import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A Chromium that can be started. */
export interface Chromium {
  readonly executablePath: string;
  /** The environment of its processes. */
  readonly env: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '..');

/**
 * The package unpacks its browser into its process's temporary folder. When it thinks it runs on Amazon, it also adds the
 * libraries that a bare system lacks.
 */
const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;

/**
 * The Chromium that the lock file pins: the same on every machine, with its own fonts. Its npm package ships it compressed,
 * so the first call unpacks it into `node_modules/.cache`: 220 MB, in three seconds. Undefined where the package has no
 * binary, which is everywhere except Linux on x64.
 */
export function pinnedChromium(): Chromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const description = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  // The package of the sdk, which has a copy of this file, comes without a browser.
  if (!fs.existsSync(description)) return undefined;
  const { version } = JSON.parse(fs.readFileSync(description, 'utf8')) as { readonly version: string };
  const folder = path.join(root, 'node_modules', '.cache', 'octavo', `chromium-${version}`);
  if (!fs.existsSync(folder)) unpackInto(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf'),
    },
  };
}

/** The folder appears whole or not at all, so processes may do this at the same time. */
function unpackInto(folder: string): void {
  const unfinished = `${folder}.${process.pid}`;
  fs.mkdirSync(unfinished, { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: root,
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The pinned Chromium could not be unpacked.\n${stderr}`);
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
}
