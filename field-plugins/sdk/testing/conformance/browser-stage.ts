import type { Browser, Page } from 'playwright';
import { installAxe } from '../../../../tools/axe.ts';
import { launchChromium } from '../../../../tools/chromium.ts';
import { bundlePage } from './bundle-page.ts';
import type { Exercise } from './page/exercise.tsx';
import type { AxeFaults } from './page/gallery.tsx';
import type { PageStage } from './page/stage.ts';
import { aboutLoop, stepMark, type Step } from './steps.ts';
import type { PluginTexts } from './subject.ts';

/** An address that does not exist: there is nothing but the page and its script. */
const address = 'https://conformance.test';

/** As strict as possible: the browser blocks and reports anything a plugin loads from elsewhere or builds from text. */
const policy = [
  "default-src 'none'",
  `script-src 'self' 'report-sample'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
].join('; ');

const size = { width: 1280, height: 800 };

/** After so many seconds, an answer of the page never comes. Using all controls of the largest type takes 15 seconds. */
const patience = 120;

/** A plugin in a real browser. */
export interface BrowserStage extends PluginTexts {
  readonly page: Page;
  ask: Ask;
  /** What was recorded while every control was used. Runs once and is shared by all rules. */
  exercise(): Promise<Exercise>;
  /** What axe finds in light colours. Runs once and is shared by all rules. */
  axeInLight(): Promise<AxeFaults>;
}

type Ask = <Name extends keyof PageStage>(
  name: Name,
  ...args: Parameters<PageStage[Name]>
) => Promise<Awaited<ReturnType<PageStage[Name]>>>;

/** An open page. The caller closes it. */
export interface OpenBrowser {
  /** Makes one of the page's plugins the current one. */
  stage(name: string, texts: PluginTexts): Promise<BrowserStage>;
  close(): Promise<void>;
}

/** Bundles the plugins' code and opens it in Chromium, without a server. */
export async function openBrowser(code: string): Promise<OpenBrowser> {
  const [files, browser] = await Promise.all([bundlePage({ code }), launchChromium()]);
  try {
    const page = await openPage(browser, files);
    const ask = askOf(page);
    return {
      async stage(name, texts) {
        await ask('choose', name, texts.words.get('en') ?? {});
        let used: Promise<Exercise> | undefined;
        let seen: Promise<AxeFaults> | undefined;
        return {
          ...{ ...texts, page, ask },
          exercise: () => (used ??= ask('exercise')),
          axeInLight: () => (seen ??= ask('drawGallery').then(() => ask('axeFaults', 'everything'))),
        };
      },
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function openPage(
  browser: Browser,
  { script, style }: { script: string; style: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  await installAxe(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Conformance</title>
<link rel="stylesheet" href="/style.css"></head><body><div id="stage"></div><script type="module" src="/script.js"></script></body></html>`;
  const files = new Map([
    ['/', { contentType: 'text/html', body: html, headers: { 'content-security-policy': policy } }],
    ['/script.js', { contentType: 'text/javascript', body: script }],
    ['/style.css', { contentType: 'text/css', body: style }],
  ]);
  await context.route('**', async (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    if (file === undefined || !route.request().url().startsWith(address)) await route.abort();
    else await route.fulfill(file);
  });
  await page.goto(address);
  await page
    .waitForFunction(() => window.octavoStage !== undefined, undefined, { timeout: 30_000 })
    .catch(() => {
      throw new Error(`The page of the plugin did not open. ${errors.join(' ')}`.trim());
    });
  return page;
}

/** Asks the page to do something. If an answer never comes, every later question fails for the same reason. */
function askOf(page: Page): Ask {
  let latest: Step = { rule: '', sample: '', what: 'Opening the page' };
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(stepMark)) latest = JSON.parse(text.slice(stepMark.length)) as Step;
  });
  let stuck: Error | undefined;
  return async (member, ...args) => {
    if (stuck !== undefined) throw stuck;
    const answer = page.evaluate(
      ([asked, given]) => {
        const stage = window.octavoStage as unknown as Record<string, (...all: readonly unknown[]) => never>;
        return stage[asked]?.(...given) as never;
      },
      [member as string, args as readonly unknown[]] as const,
    );
    let timer: NodeJS.Timeout | undefined;
    const never = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject((stuck = new Error(aboutLoop(latest, patience)))), patience * 1000);
    });
    try {
      return await Promise.race([answer, never]);
    } catch (error) {
      throw stuck !== undefined && error === stuck ? stuck : inOwnWords(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** An error of the page without what Playwright adds to it. */
function inOwnWords(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const [own = ''] = message.replace(/^page\.evaluate: (Error: )?/, '').split(/\n\s+at /);
  return new Error(own, { cause: error });
}

interface Surroundings {
  readonly dark?: boolean;
  readonly rightToLeft?: boolean;
  readonly width?: number;
}

/** Draws every sample under these conditions, runs the check, and restores the page. */
export async function withGallery<Found>(
  { page, ask }: BrowserStage,
  { dark = false, rightToLeft = false, width = size.width }: Surroundings,
  look: () => Promise<Found>,
): Promise<Found> {
  const setDirection = (direction: string) =>
    page.evaluate((to) => {
      document.documentElement.dir = to;
    }, direction);
  await page.setViewportSize({ ...size, width });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  if (rightToLeft) await setDirection('rtl');
  try {
    await ask('drawGallery');
    // The theme follows the system only after an event, which may come after drawing.
    await page.locator(dark ? 'html[data-dark]' : 'html:not([data-dark])').waitFor({ state: 'attached' });
    return await look();
  } finally {
    if (rightToLeft) await setDirection('');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(size);
  }
}
