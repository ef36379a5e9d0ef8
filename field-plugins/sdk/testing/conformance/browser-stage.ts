import type { Browser, Page } from 'playwright';
import { installAxe } from '../../../../tools/axe.ts';
import { launchChromium } from '../../../../tools/chromium.ts';
import type { BrowserStage } from './browser-rules.ts';
import { bundlePage } from './bundle-page.ts';
import type { PageTools } from './page/current.ts';
import type { PluginTexts } from './subject.ts';

/** An address that does not exist: only the page and its script are served. */
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

/** Seconds after which a page counts as hung. Using all controls of the largest type takes 15 seconds. */
const patience = 120;

/** An open page. The caller closes it. */
export interface OpenBrowser {
  /** Makes one of the page's plugins the current one. */
  stage(name: string, texts: PluginTexts): Promise<BrowserStage>;
  close(): Promise<void>;
}

/** Bundles the plugins' code and opens it in Chromium, without a server. */
export async function openBrowser(code: string): Promise<OpenBrowser> {
  const [files, browser] = await Promise.all([bundlePage(code), launchChromium()]);
  try {
    const page = await openPage(browser, files);
    const inTime = waiter();
    return {
      async stage(name, { messages, files: texts }) {
        const given = [name, messages.get('en') ?? {}, [...texts]] as const;
        await inTime(() => page.evaluate((all) => window.octavoStage?.choose(...all), given));
        return {
          find: async (rule) =>
            (await inTime(() => page.evaluate((id) => window.octavoStage?.find(id), rule))) ?? [],
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
  for (const [name, tool] of Object.entries(toolsOf(page))) await page.exposeFunction(name, tool);
  await page.goto(address);
  await page
    .waitForFunction(() => window.octavoStage !== undefined, undefined, { timeout: 30_000 })
    .catch(() => {
      throw new Error(`The page of the plugin did not open. ${errors.join(' ')}`.trim());
    });
  return page;
}

function toolsOf(page: Page): PageTools {
  return {
    async octavo_press(key) {
      await page.bringToFront();
      await page.keyboard.press(key);
    },
    async octavo_setWindow(width, dark) {
      await page.setViewportSize({ ...size, width });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    },
  };
}

/** Waits for answers of the page. If one never comes, every later one fails for the same reason. */
function waiter(): <Answer>(ask: () => Promise<Answer>) => Promise<Answer> {
  let stuck: Error | undefined;
  return async (ask) => {
    if (stuck !== undefined) throw stuck;
    let timer: NodeJS.Timeout | undefined;
    const never = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        stuck = new Error(`The browser did not answer within ${patience} seconds. Look for an endless loop.`);
        reject(stuck);
      }, patience * 1000);
    });
    try {
      return await Promise.race([ask(), never]);
    } catch (error) {
      throw stuck ?? inOwnWords(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** An error of the page without Playwright's additions. */
function inOwnWords(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const [own = ''] = message.replace(/^page\.evaluate: (Error: )?/, '').split(/\n\s+at /);
  return new Error(own, { cause: error });
}
