import type { DiskSpace } from '../../files/disk-space.ts';
import { Refusal } from '../../refusal.ts';
import type { App } from '../routes/app-types.ts';

/**
 * Refuses writes while the disk is full, before they fail, so that the last room is left for signing in and removing.
 * Reads and replayed answers need none.
 */
export function refuseOnFullDisk(app: App, space: DiskSpace): void {
  app.addHook('preHandler', async ({ method, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const goesOn = method === 'DELETE' || routeOptions.config.onFullDisk === 'goes on';
    // Asked for every write, because the answer makes the room for those that go on.
    if (space.isFull() && !goesOn) throw new Refusal('storage_full');
  });
}
