import type { Page } from 'playwright';
import type { Language } from '../../../shared/languages.ts';
import { settled } from './settled.ts';

/** Chooses a language in the header's menu, or in a guest's footer, and waits until the screen shows it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const menu = page.getByRole('banner').locator('button[aria-haspopup=menu]');
  const link = page.locator(`footer li[lang="${language}"] a`);
  await menu.or(link).click();
  if ((await link.count()) === 0) await page.locator(`[role=menuitemradio][lang="${language}"]`).click();
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  await settled(page);
}
