import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { App } from '../tests/e2e/drivers/app.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { type Aim, aims } from './aims.ts';
import { servePlainEditor } from './floors/plain-editor.ts';
import { editor, makePage, type Octavo, startOctavo } from './octavo.ts';
import { alternate } from './rounds.ts';
import type { Line } from './table.ts';

const plain = 'plain inputs';

/** The start of the message that a measured page writes into its console. */
const painted = 'letter painted ';

/** A connection of 60 ms and 8 Mbit/s. */
const slowLine = {
  offline: false,
  latency: 60,
  downloadThroughput: 1_000_000,
  uploadThroughput: 1_000_000,
} as const;

/** How the page is opened. */
interface Visit {
  readonly name: string;
  /** Whether the browser has the files from an earlier visit. */
  readonly cached: boolean;
  readonly slow: boolean;
}

const visits: readonly Visit[] = [
  { name: 'first letter', cached: false, slow: false },
  { name: 'first letter, files cached', cached: true, slow: false },
  { name: 'first letter, 60 ms and 8 Mbit/s', cached: false, slow: true },
  { name: 'first letter, files cached, 60 ms and 8 Mbit/s', cached: true, slow: true },
];

/** From the address of a page until a letter is painted in its first block, which is clicked as soon as it is there. */
export async function measureFirstLetter(): Promise<Line[]> {
  const octavo = await startOctavo();
  const floor = await servePlainEditor();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const state = await signIn(browser, octavo);
    const lines: Line[] = [];
    for (const blocks of [20, 1000]) {
      const address = await addressOfPage(octavo, blocks);
      for (const visit of visits) {
        const { ours, theirs } = await alternate({
          ours: () => typeFirstLetter(browser, visit, { address, state }),
          theirs: () => typeFirstLetter(browser, visit, { address: `${floor.url}?blocks=${blocks}` }),
        });
        lines.push(report(visit, blocks, ours, theirs));
      }
    }
    return lines;
  } finally {
    await browser.close();
    floor.stop();
    await octavo.remove();
  }
}

function report({ name, cached, slow }: Visit, blocks: number, ours: number, theirs: number): Line {
  const aim: Aim = slow
    ? aims.firstLetterSlowSeconds
    : aims[cached ? 'firstLetterCached' : 'firstLetter'][blocks === 20 ? 20 : 1000];
  return {
    name: `${name}, ${blocks.toLocaleString('en')} blocks`,
    unit: 'ms',
    ours,
    floor: { name: plain, value: theirs },
    aim,
    ...(slow && { compared: { value: (ours - theirs) / 1000, unit: 's more' } }),
  };
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, { url: baseURL }: Octavo): Promise<StorageState> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  await new App(await context.newPage(), []).signIn(editor);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function addressOfPage({ url, port, site }: Octavo, blocks: number): Promise<string> {
  const wanted = { workspace: site.workspace, blocks, path: `/letter-${blocks}` };
  const { id } = await makePage({ port, token: site.token }, wanted);
  return `${url}/workspaces/${site.workspace}/pages/${id}`;
}

interface Place {
  readonly address: string;
  readonly state?: StorageState;
}

/** Milliseconds from the start of the navigation until the letter was painted, in a new browser profile. */
async function typeFirstLetter(
  browser: Browser,
  { cached, slow }: Visit,
  { address, state }: Place,
): Promise<number> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...(state && { storageState: state }),
  });
  const page = await context.newPage();
  await page.addInitScript(clickAndType);
  if (cached) await fillCache(page, address);
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
  }
  // A message, because asking the page would load Playwright's own script into it, which takes 65 ms.
  const message = page.waitForEvent('console', (each) => each.text().startsWith(painted));
  await page.goto(`${address}#type`, { waitUntil: 'commit' });
  const milliseconds = Number((await message).text().slice(painted.length));
  await context.close();
  return milliseconds;
}

/** Loads every file that the measured visit needs, without typing: a draft would be offered at the next visit. */
async function fillCache(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const row = page.getByTestId('block-row').first();
  await row.getByRole('button', { expanded: false }).or(row.locator('.row')).first().click();
  await row.locator('input, textarea').first().waitFor();
  // The parts that are loaded in idle time.
  await page.waitForTimeout(2000);
  await page.goto('about:blank');
}

/**
 * Runs in the browser before the page's own scripts, so that nothing waits for the measuring process. Clicks the first
 * block once it is there, and types once its first text field is there.
 */
function clickAndType(): void {
  if (location.hash !== '#type') return;
  const letter = '§';
  const look = () => {
    const row = document.querySelector('[data-testid=block-row]');
    const input = row?.querySelector<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea');
    if (!input) {
      const button = row?.querySelector<HTMLElement>('button[aria-expanded]') ?? row?.querySelector('button');
      if (button && button.ariaExpanded !== 'true') button.click();
      return;
    }
    if (document.activeElement !== input) input.focus();
    if (!input.value.includes(letter)) {
      document.execCommand('insertText', false, letter);
      return;
    }
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => console.debug(`letter painted ${performance.now()}`), {
        once: true,
      });
      port1.start();
      port2.postMessage(undefined);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
