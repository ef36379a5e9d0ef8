import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { editorAccount } from '../support/real-server.ts';
import { openStage } from './support/open-app.ts';

describe('miniatures', () => {
  const stage = openStage();

  it('look like the site among its components and where an image is used', async () => {
    const app = await stage.newApp();
    const { page } = app;
    await app.enter(editorAccount);
    await page
      .getByRole('link', { name: /Podgrađe Ceramics/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Components' }).click();
    const rows = page.getByTestId('block-row');
    await rows.first().waitFor();
    expect(await looksOf(rows)).toEqual(Array.from({ length: await rows.count() }, () => likeTheShop));

    await page.getByRole('link', { name: 'Uploaded Media' }).click();
    await page.getByRole('link', { name: /^Details of Twenty test tiles/ }).click();
    const usage = page.getByRole('dialog').getByRole('listitem');
    await usage.getByRole('link', { name: 'Our glazes' }).waitFor();
    expect(await looksOf(usage)).toEqual([likeTheShop]);
    expect(app.complaints).toEqual([]);
  });
});

/** The traits of a miniature of the demo’s shop: the font of its design, its size, and visible content. */
const likeTheShop = { font: 'Manrope', hasFont: true, fits: true, isRendered: true };

/** How the miniatures in these elements look, once they are rendered. */
async function looksOf(places: Locator): Promise<readonly (typeof likeTheShop)[]> {
  const rendered = places.locator('[data-testid=miniature][data-rendered=true]');
  await expect.poll(() => rendered.count()).toBe(await places.count());
  return rendered.evaluateAll(async (hosts) => {
    await document.fonts.ready;
    return hosts.map((host) => {
      const site = host.shadowRoot?.querySelector('.s-site');
      const block = site?.querySelector('.s-block');
      if (!site || !block) throw new Error('There is nothing in the miniature.');
      const font = getComputedStyle(block).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
      const [inside, around] = [site, host].map((one) => one.getBoundingClientRect().width);
      return {
        font: font.replace(' Variable', ''),
        hasFont: [...document.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === font && status === 'loaded',
        ),
        fits: Math.abs((inside ?? 0) - (around ?? 0)) < 1,
        isRendered: block.getBoundingClientRect().height > 1,
      };
    });
  });
}
