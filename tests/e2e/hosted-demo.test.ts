import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { installAxe, violations } from '../../tools/axe.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { openStage } from './support/open-app.ts';

/** The most bytes of a page without its images. */
const mostBytes = 60_000;

const slugs = ['podgradje-ceramics', 'slow-coast', 'kostic-lazar-architects'];

describe('every page of the demo’s websites', () => {
  const stage = openStage();

  /**
   * Every page of a site, by address: those of its sitemap, an unknown one, and those that look different after their form was
   * sent.
   */
  const pagesOf = async (slug: string): Promise<ReadonlyMap<string, string>> => {
    const base = `${stage.server.url}/sites/${slug}`;
    const read = async (address: string) => (await fetch(address)).text();
    const sitemap = await read(`${base}/sitemap.xml`);
    const live = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/sites\/[^/]+(.*?)<\/loc>/g)].map(
      ([, path = '']) => base + path,
    );
    expect(live.length).toBeGreaterThan(4);
    const pages = new Map([[`${base}/nothing`, await read(`${base}/nothing`)]]);
    for (const address of live) {
      const [html, sent] = [await read(address), await read(`${address}?sent=1`)];
      pages.set(address, html);
      if (sent !== html) pages.set(`${address}?sent=1`, sent);
    }
    return pages;
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
      for (const [address, html] of await pagesOf(slug)) {
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

    it('is accessible in both modes, fits every device, and loads little, no script, and nothing from elsewhere', async () => {
      const { page, complaints } = await stage.newApp();
      await installAxe(page.context());
      // Colours of buttons change gradually with the mode; axe must not look in between.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.enable');
      await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
      const faults: string[] = [];
      for (const address of (await pagesOf(slug)).keys()) {
        await page.emulateMedia({ colorScheme: 'light' });
        const found = await inspectLoads(page, address, stage.server.url);
        found.push(...(await violations(page)));
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(...(await violations(page, { coloursOnly: true })).map((fault) => `dark: ${fault}`));
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) found.push(`${overflow} px wider than ${width} px`);
        }
        faults.push(...found.map((fault) => `${address}: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
    });

    it('works without script: its menu, its images, and its links', async () => {
      const app = await stage.newApp({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
      const { page } = app;
      for (const address of (await pagesOf(slug)).keys()) {
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

/** Opens a page and returns what is wrong with what it loads. */
async function inspectLoads(page: Page, address: string, origin: string): Promise<string[]> {
  const responses: Response[] = [];
  const note = (response: Response): void => void responses.push(response);
  page.on('response', note);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  page.off('response', note);
  const faults: string[] = [];
  let bytes = 0;
  for (const response of responses) {
    const request = response.request();
    const kind = request.resourceType();
    if (kind === 'script' || !request.url().startsWith(`${origin}/`))
      faults.push(`it loads the ${kind} ${request.url()}`);
    // An image that loads only when it is scrolled to may never end.
    if (kind !== 'image') bytes += (await request.sizes()).responseBodySize;
  }
  if (bytes > mostBytes) faults.push(`it has ${bytes} bytes`);
  return faults;
}
