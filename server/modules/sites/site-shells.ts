import type { Context, Dependencies, AnonymousActor } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import { readFace, type SiteFace } from '../delivery/service.ts';
import { makeShell, type SiteShell } from './site-document.ts';

/** Reads the common parts of a site's pages; undefined if the workspace is gone. */
export type ReadShell = (context: Context<AnonymousActor>) => Promise<SiteShell | undefined>;

/** Maximum cached bytes per process. */
const bytesKept = 8 * 1024 * 1024;

/** Caches them until the workspace changes. */
export function createSiteShells({ changes }: Pick<Dependencies, 'changes'>): ReadShell {
  const shells = createChangeCache<SiteShell>({
    changes,
    topic: 'content',
    capacity: bytesKept,
    weigh: (shell) => JSON.stringify(shell).length * 2 + 1024,
  });
  return (context) => {
    const { workspace } = context.actor;
    const load = async () => {
      const value = await readFace(context, (face: SiteFace) => makeShell(face, context));
      return value && { workspace, value };
    };
    return shells.read(workspace, load, workspace);
  };
}
