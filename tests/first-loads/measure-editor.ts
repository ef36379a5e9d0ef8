import type { Cost } from './measure-visit.ts';
import { countWork, settle } from './count-work.ts';
import { holdRequests } from './hold-requests.ts';
import type { Tab } from './open-tab.ts';

/** The commits and writes of a letter, and of opening, moving and adding a block, in a page whose first block is closed. */
export async function measureEditor({ page }: Tab, address: string): Promise<Readonly<Record<string, Cost>>> {
  await page.clock.install();
  const requests = await holdRequests(page);
  await page.goto(address, { waitUntil: 'commit' });
  const row = page.locator('[data-testid=block-row][data-index="0"]');
  await requests.answerUntil(() => row.isVisible());
  await page.clock.pauseAt(Date.now() + 60_000);
  await settle(page, requests);
  await page.evaluate(() => window.countWrites());
  const measure = (act: () => Promise<unknown>) => countWork(page, requests, act);
  const open = await measure(() => row.locator('[aria-expanded]').first().click());
  await row.getByRole('region').locator('input').first().click();
  // The first letter also marks the block as changed.
  await page.keyboard.press('a');
  await settle(page, requests);
  const key = await measure(() => page.keyboard.press('b'));
  const move = await measure(() => row.getByRole('button', { name: /^Move .* down/ }).click());
  await page.getByTestId('add-block').click();
  await settle(page, requests);
  const add = await measure(() => page.getByRole('menuitem').first().click());
  return { 'a letter': key, 'opening a block': open, 'moving a block': move, 'adding a block': add };
}
