import { type Browser, chromium as playwright } from 'playwright';
import { type Chromium, pinnedChromium } from './pinned-chromium.ts';
import { findCommand, installDebianPackage } from './system-package.ts';

export { type Chromium, pinnedChromium };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** The features that Playwright turns off. Chromium uses only the last `--disable-features`, so ours repeats them. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Parts of a full browser that no test uses: the page with the suggestions of the address bar, and a spare renderer for each
 * window. In the machine's own Chromium, they took a quarter of the processor time of the journeys.
 */
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** The sandbox needs rights that containers do not give; the other flags stop the browser from calling out. */
const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's own Chromium, as current as its system. Installs Debian's if the machine has none. */
export function currentChromium(): Chromium {
  return { executablePath: ensureChromium(), env: {} };
}

/** The path of the machine's own Chromium. Installs Debian's if the machine has none. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  installDebianPackage('chromium');
  const installed = findChromium();
  if (installed === undefined) throw new Error('chromium was installed but is not on the PATH.');
  return installed;
}

/** The path of the machine's own Chromium; undefined if it has none. */
export function findChromium(): string | undefined {
  return findCommand(names, folders) ?? findCommand(['Google Chrome', 'Chromium'], folders);
}

interface LaunchOptions {
  /** By default the pinned one, or the machine's own where nothing is pinned. */
  readonly chromium?: Chromium | undefined;
  readonly flags?: readonly string[];
  /** With scrollbars that take room, as on most computers; Playwright hides them. */
  readonly scrollbars?: boolean;
}

/** A headless browser. The caller closes it. */
export function launchChromium({
  chromium,
  flags = [],
  scrollbars = false,
}: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, env } = chromium ?? pinnedChromium() ?? currentChromium();
  return playwright.launch({
    executablePath,
    args: [...quietly, `--disable-features=${[...offInPlaywright, ...unused].join(',')}`, ...flags],
    ...(scrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
    env: { ...process.env, ...env },
  });
}
