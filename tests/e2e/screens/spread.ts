import type { Page } from 'playwright';
import type { App } from '../drivers/app.ts';
import { countRequests } from './settled.ts';

/** While one window waits for the server, the other is measured. A third would only add a page that starts cold. */
const windows = 2;

/**
 * Works through a list in two windows at once, each signed in separately, and returns the faults of each item, those that were
 * thrown included, and their browsers' complaints. They are not tabs of one browser: Chromium draws only the foremost tab at
 * full speed, the others twice a second.
 */
export async function spread<Item extends { readonly name: string }>(
  enter: () => Promise<App>,
  items: readonly Item[],
  work: (page: Page, item: Item) => Promise<readonly string[] | void>,
): Promise<readonly string[]> {
  const left = items.values();
  const faults: string[] = [];
  const entered = await Promise.all(Array.from({ length: Math.min(windows, items.length) }, enter));
  await Promise.all(
    entered.map(async ({ page }) => {
      countRequests(page);
      for (const item of left) {
        const found = await work(page, item).catch((error: unknown) => [String(error)]);
        faults.push(...(found ?? []).map((fault) => `${item.name}: ${fault}`));
      }
    }),
  );
  return [...faults, ...entered.flatMap(({ complaints }) => complaints)];
}
