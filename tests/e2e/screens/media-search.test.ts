import { describe, expect, it } from 'vitest';
import { editorAccount } from '../../support/real-server.ts';
import { openStage } from '../support/open-app.ts';
import { photograph } from '../support/photograph.ts';

describe('a library that is searched', () => {
  const stage = openStage();

  it('fits a phone', async () => {
    const app = await stage.newApp({ viewport: { width: 390, height: 844 } });
    const { page, media } = app;
    await app.startSession(editorAccount);
    const workspace = await app.openNewWorkspace('Pier', 'Blog');
    await page.goto(`/workspaces/${workspace}/media`);
    await media.choose([await photograph(`${'a-very-long-name-'.repeat(8)}.jpg`)]);
    await app.seeToast('1 image uploaded');
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isTooWide()).toBe(false);
    await media.tiles().first().getByRole('link').click();
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Close' }).waitFor();
    expect(await details.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'hidden' });
    expect(
      await media
        .tiles()
        .first()
        .evaluate((tile) => tile.contains(document.activeElement)),
    ).toBe(true);
    expect(app.complaints).toEqual([]);
  });
});
