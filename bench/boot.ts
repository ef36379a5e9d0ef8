import { type Browser, type BrowserContext, chromium } from 'playwright';
import { buildClient, clientState } from '../scripts/build-client.ts';
import { App } from '../tests/e2e/drivers/app.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { type Asked, isCode, longestChain, watchRequests } from '../tests/support/waterfall.ts';
import { aims } from './aims.ts';
import { servePlainEditor } from './floors/plain-editor.ts';
import { recordMainThread, type Shares } from './main-thread.ts';
import { editor, makePage, type Octavo, startOctavo } from './octavo.ts';
import { quantile } from './rounds.ts';
import type { Line } from './table.ts';

const rounds = 3;

/** A screen that is opened by its address. */
interface Place {
  readonly name: string;
  readonly url: string;
  readonly signedIn: boolean;
  /** A selector that matches once the screen is usable. */
  readonly ready: string;
}

/** One load in a browser with an empty cache. */
interface Load {
  readonly asked: readonly Asked[];
  /** Milliseconds from the start of the navigation until the usable screen was painted. */
  readonly interactive: number;
  /** The same in a browser that has every file cached. */
  readonly again: number;
}

/** How the main screens load: which requests they make, which of those wait for others, and when the screen is usable. */
export async function measureBoot(): Promise<Line[]> {
  if ((await clientState()) !== 'fresh' && !(await buildClient()))
    throw new Error('The client could not be built.');
  const octavo = await startOctavo();
  const floor = await servePlainEditor();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const state = await signIn(browser, octavo);
    const places = await listPlaces(octavo, floor.url);
    const loads = new Map<Place, Load[]>(places.map((place) => [place, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, all] of loads)
        all.push(await load(browser, place, place.signedIn ? state : undefined));
    }
    for (const [place, [first]] of loads) {
      if (first) printWaterfall(place, first);
      printShares(await profile(browser, place, place.signedIn ? state : undefined));
    }
    return report(loads);
  } finally {
    await browser.close();
    floor.stop();
    await octavo.remove();
  }
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, octavo: Octavo): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: octavo.url, locale: 'en-GB' });
  await new App(await context.newPage(), []).signIn(editor);
  const state = await context.storageState();
  await context.close();
  return state;
}

const plain = 'plain inputs';
const rows = '[data-testid=block-row]';
const heading = 'main h1';

async function listPlaces({ url, port, site }: Octavo, floorUrl: string): Promise<Place[]> {
  const long = await makePage(
    { port, token: site.token },
    { workspace: site.workspace, blocks: 1000, path: '/boot-1000' },
  );
  const inside = `${url}/workspaces/${site.workspace}`;
  return [
    { name: `${plain}, 20 blocks`, url: `${floorUrl}?blocks=20`, signedIn: false, ready: rows },
    { name: `${plain}, 1,000 blocks`, url: `${floorUrl}?blocks=1000`, signedIn: false, ready: rows },
    { name: 'landing', url: `${url}/`, signedIn: false, ready: heading },
    { name: 'sign-in', url: `${url}/auth`, signedIn: false, ready: 'main form input' },
    { name: 'workspaces', url: `${url}/workspaces`, signedIn: true, ready: 'main a[href$="/pages"]' },
    {
      name: 'pages',
      url: `${inside}/pages`,
      signedIn: true,
      ready: 'main a[href*="/pages/"]:not([href$=create])',
    },
    { name: 'media', url: `${inside}/media`, signedIn: true, ready: `${heading} ~ *` },
    { name: 'editor, 20 blocks', url: `${inside}/pages/${site.page}`, signedIn: true, ready: rows },
    { name: 'editor, 1,000 blocks', url: `${inside}/pages/${long.id}`, signedIn: true, ready: rows },
  ];
}

/** A tab of a new browser profile, and a function that opens a place in it and waits until it is usable. */
async function newTab(browser: Browser, place: Place, storageState: StorageState | undefined) {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...(storageState && { storageState }),
  });
  await context.addInitScript(noteWhenPainted, place.ready);
  const page = await context.newPage();
  const open = async () => {
    await page.goto(place.url, { waitUntil: 'commit' });
    return (await page.waitForFunction(() => window.painted)).jsonValue();
  };
  return { page, open, close: () => context.close() };
}

/** The work of the main thread during a first visit. */
async function profile(browser: Browser, place: Place, state: StorageState | undefined): Promise<Shares> {
  const { page, open, close } = await newTab(browser, place, state);
  const shares = await recordMainThread(browser, page, open);
  await close();
  return shares;
}

async function load(browser: Browser, place: Place, state: StorageState | undefined): Promise<Load> {
  const { page, open, close } = await newTab(browser, place, state);
  const waterfall = await watchRequests(page);
  const interactive = (await open()) ?? NaN;
  const asked = waterfall.asked.filter(({ start }) => start < interactive);
  await waterfall.stop();
  await page.waitForLoadState('networkidle');
  const again = (await open()) ?? NaN;
  await close();
  return { asked, interactive, again };
}

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation until the first part of the usable screen was painted. */
    painted?: number;
  }
}

/** Runs in the browser before the page's own scripts. */
function noteWhenPainted(ready: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(ready) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (window.painted = performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** A line for each request: when it was sent and answered, and its place in the longest chain. */
function printWaterfall({ name, url }: Place, { asked, interactive }: Load): void {
  const chain = longestChain(asked);
  const scale = 40 / interactive;
  console.log(`\n${name}: ${new URL(url).pathname}, ${interactive.toFixed(0)} ms`);
  for (const request of asked) {
    const { start, end, bytes, path } = request;
    const from = Math.round(start * scale);
    const to = Math.min(40, Math.round(end * scale));
    const bar = `${' '.repeat(from)}${'█'.repeat(Math.max(1, to - from))}`.padEnd(42);
    const step = chain.indexOf(request) + 1;
    const size = `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
    console.log(`${bar}${start.toFixed(0).padStart(5)}${size}  ${step > 0 ? `${step}. ` : '   '}${path}`);
  }
}

function printShares(shares: Shares): void {
  const whole = [...shares.values()].reduce((sum, time) => sum + time, 0);
  const parts = [...shares].map(([kind, time]) => `${kind} ${((100 * time) / whole).toFixed(0)} %`);
  console.log(`main thread: ${parts.join(', ')}`);
}

function report(loads: ReadonlyMap<Place, readonly Load[]>): Line[] {
  const median = (all: readonly Load[] | undefined, figure: (one: Load) => number) =>
    quantile((all ?? []).map(figure), 0.5);
  const [short, long] = [...loads.values()];
  return [...loads].slice(2).flatMap(([{ name }, all]) => {
    const value = median(name.includes('1,000') ? long : short, ({ interactive }) => interactive);
    const isEditor = name.startsWith('editor');
    return [
      {
        name: `interactive: ${name}`,
        unit: 'ms',
        ours: median(all, ({ interactive }) => interactive),
        floor: { name: plain, value },
        ...(isEditor && { aim: aims.interactive }),
      },
      {
        name: `interactive again: ${name}`,
        unit: 'ms',
        ours: median(all, ({ again }) => again),
        floor: { name: plain, value: median(name.includes('1,000') ? long : short, ({ again }) => again) },
        ...(isEditor && { aim: aims.interactive }),
      },
      { name: `requests: ${name}`, unit: '', ours: median(all, ({ asked }) => asked.length) },
      { name: `scripts: ${name}`, unit: '', ours: median(all, ({ asked }) => asked.filter(isCode).length) },
      {
        name: `over the wire: ${name}`,
        unit: 'kB',
        ours: median(all, ({ asked }) => asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
      },
      {
        name: `longest chain: ${name}`,
        unit: '',
        ours: median(all, ({ asked }) => longestChain(asked).length),
        ...(isEditor && { aim: aims.boot.chain }),
      },
    ];
  });
}
