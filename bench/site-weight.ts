import { chromium, type Response } from 'playwright';
import { ensureChromium } from '../tools/chromium.ts';
import { aims } from './aims.ts';
import type { Octavo } from './octavo.ts';
import type { Line } from './table.ts';

/** The slugs of the demo's sites. */
export const demoSites = ['podgradje-ceramics', 'slow-coast', 'kostic-lazar-architects'] as const;

/** Measures the requests of a browser with an empty cache for the home pages of the demo, without images. */
export async function measureWeight(octavo: Octavo): Promise<Line[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const lines: Line[] = [];
    for (const slug of demoSites) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(`${octavo.url}/sites/${slug}/`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const loaded = responses.map((response) => response.request());
      const others = loaded.filter((request) => request.resourceType() !== 'image');
      const sizes = await Promise.all(others.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      const name = `hosted page without images, /sites/${slug}/`;
      lines.push({ name, unit: 'kB', ours: bytes / 1000, aim: aims.sitePageKb });
      lines.push({ name: `requests of it; ${loaded.length} with images`, unit: '', ours: others.length });
      await context.close();
    }
    return lines;
  } finally {
    await browser.close();
  }
}
