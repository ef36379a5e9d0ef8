import type { Browser, Page } from 'playwright';
import { installAxe } from '../../../../tools/axe.ts';
import { launchChromium } from '../../../../tools/chromium.ts';
import { bundlePage } from './bundle-page.ts';
import type { Exercise } from './page/exercise.tsx';
import type { AxeFaults } from './page/gallery.tsx';
import type { PageStage } from './page/stage.ts';
import { watchPage, type ResponsivePage } from './responsive-page.ts';
import { NeverReturned, type Step } from './steps.ts';
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

/** A plugin in a real browser. */
export interface BrowserStage extends PluginTexts {
  readonly page: Page;
  ask<Name extends keyof PageStage>(
    name: Name,
    ...args: Parameters<PageStage[Name]>
  ): Promise<Awaited<ReturnType<PageStage[Name]>>>;
  /** What was recorded while every control was used. Runs once and is shared by all rules. */
  exercise(): Promise<Exercise>;
  /** What axe finds in light colours. Runs once and is shared by all rules. */
  axeInLight(): Promise<AxeFaults>;
}

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
    let current = await openPage(browser, files);
    const pages: Pages = {
      current: () => current,
      async replace() {
        const stuck = current.page.context();
        current = await openPage(browser, files);
        // It may never close by itself; the browser takes it along in the end.
        void stuck.close().catch(() => undefined);
      },
    };
    return {
      stage: (name, texts) => makeStage(pages, name, texts),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** The page that the rules use. One that is stuck is replaced. */
interface Pages {
  current(): ResponsivePage;
  replace(): Promise<void>;
}

async function openPage(
  browser: Browser,
  { script, style }: { script: string; style: string },
): Promise<ResponsivePage> {
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
  return watchPage(page);
}

async function makeStage(pages: Pages, name: string, texts: PluginTexts): Promise<BrowserStage> {
  const stopped: Step[] = [];
  const ask: BrowserStage['ask'] = async (member, ...args) => {
    const responsive = pages.current();
    const work = responsive.page.evaluate(
      ([asked, given]) => {
        const stage = window.octavoStage as unknown as Record<string, (...all: readonly unknown[]) => never>;
        const answer = stage[asked];
        if (answer === undefined) throw new Error(`The page cannot be asked for ${asked}.`);
        return answer(...given);
      },
      [member as string, args as readonly unknown[]] as const,
    );
    try {
      return await responsive.watch(work);
    } catch (error) {
      if (!(error instanceof NeverReturned)) throw inOwnWords(error);
      stopped.push(responsive.latest());
      await pages.replace();
      await choose();
      throw error;
    }
  };
  const choose = () => ask('choose', name, texts.words.get('en') ?? {}, stopped);
  let used: Promise<Exercise> | undefined;
  let seen: Promise<AxeFaults> | undefined;
  await choose();
  const look = async () => {
    await ask('drawGallery');
    return ask('axeFaults', 'everything');
  };
  return {
    ...texts,
    get page() {
      return pages.current().page;
    },
    ask,
    exercise: () => (used ??= ask('exercise')),
    axeInLight: () => (seen ??= look()),
  };
}

/** React's errors about loops, which its production build only numbers. */
const reactErrors: ReadonlyMap<string, string> = new Map([
  [
    '185',
    'Maximum update depth exceeded. This can happen when a component repeatedly calls setState inside componentWillUpdate or componentDidUpdate. React limits the number of nested updates to prevent infinite loops.',
  ],
  ['301', 'Too many re-renders. React limits the number of renders to prevent an infinite loop.'],
]);

/** An error of the page without what Playwright adds to it. */
function inOwnWords(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const [own = ''] = message.replace(/^page\.evaluate: ((Error|NeverReturned): )?/, '').split(/\n\s+at /);
  const spelled = own.replace(
    /Minified React error #(\d+);.*/,
    (said, code: string) => reactErrors.get(code) ?? said,
  );
  return new Error(spelled, { cause: error });
}
