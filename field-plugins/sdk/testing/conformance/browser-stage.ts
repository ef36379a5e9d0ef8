import type { Page } from 'playwright';
import { installAxe } from '../../../../tools/axe.ts';
import { launchChromium } from '../../../../tools/chromium.ts';
import type { BrowserStage } from './browser-rules.ts';
import { bundlePage } from './bundle-page.ts';
import type { BrowserTools } from './page/scene.tsx';
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

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Conformance</title>
<link rel="stylesheet" href="/style.css"></head><body><div id="stage"></div><script type="module" src="/script.js"></script></body></html>`;

const viewport = { width: 1280, height: 800 };

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
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const timer = setTimeout(() => void browser.close(), patience * 1000);
    try {
      return await answer;
    } catch (error) {
      throw browser.isConnected()
        ? inOwnWords(error)
        : new Error(`The browser did not answer within ${patience} seconds. Look for an endless loop.`);
    } finally {
      clearTimeout(timer);
    }
  };
  await installAxe(context);
  const page = await context.newPage();
  try {
    await openPage(page, files);
  } catch (error) {
    await browser.close();
    throw error;
  }
  return {
    async stage(name, texts) {
      const given = [name, texts.messages.get('en') ?? {}] as const;
      await inTime(page.evaluate((all) => window.octavoStage?.choose(...all), given));
      return {
        files: texts.files,
        find: async (rule) => (await inTime(page.evaluate((id) => window.octavoStage?.find(id), rule))) ?? [],
      };
    },
    close: () => browser.close(),
  };
}

async function openPage(page: Page, { script, style }: { script: string; style: string }): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const headers = { 'content-security-policy': policy };
  const files = new Map([
    [`${address}/`, { contentType: 'text/html', body: html, headers }],
    [`${address}/script.js`, { contentType: 'text/javascript', body: script }],
    [`${address}/style.css`, { contentType: 'text/css', body: style }],
  ]);
  await page.route('**', (route) => {
    const file = files.get(route.request().url());
    return file === undefined ? route.abort() : route.fulfill(file);
  });
  for (const [name, tool] of Object.entries({ ...toolsOf(page) })) await page.exposeFunction(name, tool);
  await page.goto(address);
  await page
    .waitForFunction(() => window.octavoStage !== undefined)
    .catch(() => {
      throw new Error(`The page of the plugin did not open. ${errors.join(' ')}`.trim());
    });
}

function toolsOf(page: Page): BrowserTools {
  const devtools = page.context().newCDPSession(page);
  return {
    async octavoPress(key) {
      await page.bringToFront();
      await page.keyboard.press(key);
    },
    async octavoSetWindow(width, dark) {
      await page.setViewportSize({ ...viewport, width });
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    },
    async octavoListeners() {
      const places = ['window', 'document', 'document.documentElement', 'document.body', 'visualViewport'];
      const found = places.map(async (expression) => {
        const { result } = await (await devtools).send('Runtime.evaluate', { expression });
        const given = { objectId: result.objectId ?? '' };
        const { listeners } = await (await devtools).send('DOMDebugger.getEventListeners', given);
        return listeners.map(({ type }) => `a listener for ${type} on ${expression}`);
      });
      return (await Promise.all(found)).flat();
    },
  };
}

/** An error of the page without Playwright's additions. */
function inOwnWords(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const [own = ''] = message.replace(/^page\.evaluate: (Error: )?/, '').split(/\n\s+at /);
  return new Error(own, { cause: error });
}
