import type { Page } from 'playwright';
import { until } from '../../../tools/until.ts';

/** Waits until this text is in the journal, which saves input with a delay. */
export function untilKept(page: Page, text: string): Promise<void> {
  return until(() =>
    page.evaluate(async (wanted) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const opening = indexedDB.open('octavo-drafts');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.addEventListener('error', () => reject(reading.error));
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(JSON.stringify(reading.result));
        });
      });
      return (await promise).includes(wanted);
    }, text),
  );
}
