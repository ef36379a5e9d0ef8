import type { Browser } from 'playwright';
import { mosaic } from './pictures/mosaic.ts';
import { serveFolder, type StaticServer } from './serve-folder.ts';
import { builtStorybook } from './story-index.ts';
import { launchStoryBrowser, openTab, type Tab } from './story-tab.ts';

/** The built Storybook on a port, and a browser that gives each story a tab. */
export class Tabs {
  readonly #server: StaticServer;
  readonly #browser: Browser;
  /** Unused tabs. */
  readonly #free: Tab[] = [];

  private constructor(server: StaticServer, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async open(): Promise<Tabs> {
    return new Tabs(...(await Promise.all([serveFolder(builtStorybook, mosaic), launchStoryBrowser()])));
  }

  get url(): string {
    return this.#server.url;
  }

  /** The version of Chromium. */
  get release(): string {
    return this.#browser.version();
  }

  /** Lends a tab, and keeps it unless it is closed meanwhile. */
  async use<Result>(work: (tab: Tab) => Promise<Result>): Promise<Result> {
    const tab = this.#free.pop() ?? (await openTab(this.#browser));
    try {
      return await work(tab);
    } finally {
      if (!tab.page.isClosed()) this.#free.push(tab);
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }
}
