import { chromium, type Browser } from 'playwright';
import { findCommand, installDebianPackage } from './system-package.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** The sandbox needs rights that containers do not give; the other flags keep the browser from calling out. */
const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium, installed from Debian's packages when there is none. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  installDebianPackage('chromium');
  const installed = findChromium();
  if (installed === undefined) throw new Error('chromium was installed but is not on the PATH.');
  return installed;
}

/** A browser without a window, with these flags and settings of the environment besides. The caller closes it. */
export function launchChromium(
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...quietly, ...flags],
    env: { ...process.env, ...env },
  });
}

/** The machine’s Chromium; undefined when there is none. */
export function findChromium(): string | undefined {
  return findCommand(names, folders) ?? findCommand(['Google Chrome', 'Chromium'], folders);
}
