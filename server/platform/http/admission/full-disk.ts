import type { DiskSpace } from '../../disk/disk-space.ts';
import { ServiceError } from '../../errors/service-error.ts';
import type { App } from '../routes/app-types.ts';

/**
 * Rejects writes while the disk is full, before they fail, so that the last space is reserved for sign-ins and
 * removals. Reads and replayed answers need no space.
 */
export function rejectOnFullDisk(app: App, space: DiskSpace): void {
  app.addHook('preHandler', async ({ method, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const isAllowed = method === 'DELETE' || routeOptions.config.onFullDisk === 'allowed';
    // `isFull` is called for every write, because it frees the reserve for allowed writes.
    if (space.isFull() && !isAllowed) throw new ServiceError('storage_full');
  });
}
