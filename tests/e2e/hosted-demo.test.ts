import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { installAxe, violations } from '../../tools/axe.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { openStage } from './support/open-app.ts';

/** The most bytes of a page without its pictures. */
const mostBytes = 60_000;

const slugs = ['podgradje-ceramics', 'slow-coast', 'kostic-lazar-architects'];

describe('every page of the demo’s websites', () => {
  const stage = openStage();

  /** Every address of a site that draws a page: from its sitemap, and the pages that have no address there. */
  const addressesOf = async (slug: string): Promise<readonly string[]> => {
    const base = `${stage.server.url}/sites/${slug}`;
    const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
    const live = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/sites\/[^/]+(.*?)<\/loc>/g)].map(
      ([, path = '']) => base + path,
    );
    expect(live.length).toBeGreaterThan(4);
    return [...live, `${base}/nothing`, ...live.map((address) => `${address}?sent=1`)];
  };

  it('may be indexed by search engines, which read the rules at the root of the server', async () => {
    const answer = await fetch(`${stage.server.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /api/\n');
  });

  describe.each(slugs)('%s', (slug) => {
    it('is valid HTML, also with the answer to the form', async () => {
      const faults: string[] = [];
      const examine = async (name: string, html: string) =>
        faults.push(...(await htmlFaults(html)).map((fault) => `${name}: ${fault}`));
      for (const address of await addressesOf(slug)) {
        const html = await (await fetch(address)).text();
        await examine(address, html);
        const [, action] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
        if (action === undefined) continue;
        const body = new URLSearchParams({ name: 'Ivo', email: 'ivo@', message: '' });
        const answer = await fetch(new URL(action, address), { method: 'POST', body });
        expect(answer.status).toBe(400);
        await examine(`refused form of ${address}`, await answer.text());
      }
      expect(faults).toEqual([]);
    });

    it('is accessible in both modes, and fits the width of every device', async () => {
      const app = await stage.newApp();
      const { page } = app;
      await installAxe(page.context());
      const faults: string[] = [];
      for (const address of await addressesOf(slug)) {
        await page.goto(address);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          faults.push(...(await violations(page)).map((fault) => `${address}, ${colorScheme}: ${fault}`));
        }
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) faults.push(`${address}: ${overflow} px wider than ${width} px`);
        }
      }
      expect(faults).toEqual([]);
      expect(app.complaints).toEqual([]);
    });

    it('loads little, no script, and everything from its own server', async () => {
      const app = await stage.newApp();
      const faults: string[] = [];
      for (const address of await addressesOf(slug)) {
        const loaded = await loadWithEmptyCache(app.page, address);
        for (const { url, kind } of loaded)
          if (kind === 'script' || !url.startsWith(`${stage.server.url}/`))
            faults.push(`${address} loads the ${kind} ${url}`);
        const bytes = loaded.reduce((sum, one) => sum + (one.kind === 'image' ? 0 : one.bytes), 0);
        if (bytes > mostBytes) faults.push(`${address} has ${bytes} bytes`);
      }
      expect(faults).toEqual([]);
    });

    it('works without script: its menu, its pictures, and its links', async () => {
      const app = await stage.newApp({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
      const { page } = app;
      for (const address of await addressesOf(slug)) {
        await page.goto(address);
        await page.getByRole('button', { name: 'Menu' }).click();
        const menu = page.locator('.s-menu');
        expect(await menu.getByRole('link').count()).toBeGreaterThan(2);
        await menu.getByRole('button', { name: 'Close' }).click();
        await menu.waitFor({ state: 'hidden' });
        const [enlarge] = await page.getByRole('button', { name: 'Enlarge image' }).all();
        if (enlarge === undefined) continue;
        await enlarge.click();
        const large = page.locator('.s-enlarged:popover-open');
        await large.getByRole('img').waitFor();
        await page.keyboard.press('Escape');
        await large.waitFor({ state: 'hidden' });
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      const link = page.locator('.s-menu').getByRole('link').first();
      const target = await link.getAttribute('href');
      await link.click();
      expect(new URL(page.url()).pathname).toBe(target);
      expect(app.complaints).toEqual([]);
    });
  });
});

interface Loaded {
  readonly url: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Everything that a browser loads for a page that it has never seen. */
async function loadWithEmptyCache(page: Page, address: string): Promise<readonly Loaded[]> {
  const context = await page.context().browser()?.newContext();
  if (context === undefined) throw new Error('The page has no browser.');
  try {
    const tab = await context.newPage();
    const responses: Response[] = [];
    tab.on('response', (response) => responses.push(response));
    await tab.goto(address);
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    return await Promise.all(
      responses.map(async (response) => {
        await response.finished();
        const request = response.request();
        const { responseBodySize: bytes } = await request.sizes();
        return { url: request.url(), kind: request.resourceType(), bytes };
      }),
    );
  } finally {
    await context.close();
  }
}
