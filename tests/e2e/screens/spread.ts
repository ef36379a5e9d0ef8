import type { Page } from 'playwright';
import type { App } from '../drivers/app.ts';
import { countRequests } from './settled.ts';

/** As many tabs as two processors keep busy: while one waits for the server another is measured. */
const tabs = 3;

/** Works through a list in several tabs of the same browser at once. */
export async function spread<Item>(
  app: App,
  items: readonly Item[],
  work: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: tabs }, async (_none, number) => {
      const { page } = number === 0 ? app : await app.newTab();
      countRequests(page);
      for (const item of left) await work(page, item);
    }),
  );
}
