import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { installAxe, violations } from '../../tools/axe.ts';
import { openStage } from './support/open-app.ts';

/** The most bytes of a page without its images. */
const mostBytes = 60_000;

const slugs = ['podgradje-ceramics', 'slow-coast', 'kostic-lazar-architects'];

describe('every page of the demo’s websites', () => {
  const stage = openStage();

  /** Every page of a site: those of its sitemap, before and after their form was sent, and an unknown one. */
  const pagesOf = async (slug: string): Promise<readonly string[]> => {
    const base = `${stage.server.url}/sites/${slug}`;
    const read = async (address: string) => (await fetch(address)).text();
    const sitemap = await read(`${base}/sitemap.xml`);
    const live = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/sites\/[^/]+(.*?)<\/loc>/g)].map(
      ([, path = '']) => base + path,
    );
    expect(live.length).toBeGreaterThan(4);
    const pages = [`${base}/nothing`];
    for (const address of live) {
      pages.push(address);
      if ((await read(`${address}?sent=1`)) !== (await read(address))) pages.push(`${address}?sent=1`);
    }
    return pages;
  };

  it('may be indexed by search engines, which read the rules at the root of the server', async () => {
    const answer = await fetch(`${stage.server.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /api/\n');
  });

  it.each(slugs)(
    'is accessible in both modes, fits every device, and loads little, no script, and nothing from elsewhere: %s',
    async (slug) => {
      const { page, complaints } = await stage.newApp();
      await installAxe(page.context());
      // Colours of buttons change gradually with the mode; axe must not look in between.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.enable');
      await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
      const faults: string[] = [];
      for (const address of await pagesOf(slug)) {
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
    },
  );

  it('works without script: its menu, its images, and its links', async () => {
    const app = await stage.newApp({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    const { page } = app;
    await page.goto(`/sites/${slugs[0]}/`);
    await page.getByRole('button', { name: 'Enlarge image' }).first().click();
    const large = page.locator('.s-enlarged:popover-open');
    await large.getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('.s-menu');
    expect(await menu.getByRole('link').count()).toBeGreaterThan(2);
    await menu.getByRole('button', { name: 'Close' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const link = menu.getByRole('link').first();
    const target = await link.getAttribute('href');
    await link.click();
    expect(new URL(page.url()).pathname).toBe(target);
    expect(app.complaints).toEqual([]);
  });
});

/** Opens a page and returns the faults of the files it loads. */
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
