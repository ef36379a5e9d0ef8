import type { Dependencies } from '../../platform/context.ts';
import { countMails, oldestWaiting } from './repository.ts';

/** Adds metrics for waiting mails, the age of the oldest, and abandoned ones. */
export function watchMails(dependencies: Dependencies): void {
  const { clock, metrics } = dependencies;
  metrics.watch({
    name: 'octavo_mails_waiting',
    help: 'Mails in the database that are still to be sent.',
    together: 'max',
    read: () => countMails(dependencies, 'waiting'),
  });
  metrics.watch({
    name: 'octavo_mails_given_up',
    help: 'Mails in the database that could not be sent.',
    together: 'max',
    read: () => countMails(dependencies, 'given up'),
  });
  metrics.watch({
    name: 'octavo_mails_oldest_seconds',
    help: 'Age of the oldest mail that is still to be sent; 0 if none is.',
    together: 'max',
    read: async () => {
      const since = await oldestWaiting(dependencies);
      return since === undefined ? 0 : Math.max(0, clock.now() - Date.parse(since)) / 1000;
    },
  });
}
