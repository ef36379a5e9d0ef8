import { type Browser, chromium as playwright } from 'playwright';
import { type Chromium, pinnedChromium } from './pinned-chromium.ts';
import { ensureProgram, findCommand } from './system-package.ts';

export { type Chromium, pinnedChromium };

const names = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  // As macOS names them.
  ...['Google Chrome', 'Chromium'],
];
const folders = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** The features that Playwright disables. Chromium uses only the last `--disable-features`, so ours repeats them. */
const disabledByPlaywright = [
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
 * Features of a full browser that no test uses: the page with the suggestions of the address bar, and a spare renderer for each
 * window. In the machine's own Chromium, they took a quarter of the processor time of the journeys.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** The sandbox needs rights that containers do not give; most other flags prevent requests to the vendor. */
const baseFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of the machine's own Chromium. Installs Debian's if the machine has none. */
export function ensureChromium(): string {
  return ensureProgram('chromium', findChromium);
}

/** The path of the machine's own Chromium; undefined if it has none. */
export function findChromium(): string | undefined {
  return findCommand(names, folders);
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
  const { executablePath, env } = chromium ??
    pinnedChromium() ?? { executablePath: ensureChromium(), env: {} };
  return playwright.launch({
    executablePath,
    args: [
      ...baseFlags,
      `--disable-features=${[...disabledByPlaywright, ...unusedFeatures].join(',')}`,
      ...flags,
    ],
    ...(scrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
    env: { ...process.env, ...env },
  });
}
