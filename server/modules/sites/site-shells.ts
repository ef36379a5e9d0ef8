import type { Context, Dependencies, AnonymousActor } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import type { Gate } from '../../platform/limits/gate.ts';
import { readFace } from '../delivery/service.ts';
import { makeShell, type SiteShell } from './site-document.ts';

/** Caches the common parts of a site's pages until the workspace changes. */
export interface SiteShells {
  /** Undefined if the workspace is gone. */
  read(context: Context<AnonymousActor>): Promise<SiteShell | undefined>;
}

/** Maximum cached bytes per process. */
const bytesKept = 8 * 1024 * 1024;

type SiteShellsOptions = Pick<Dependencies, 'changes'> & { readonly memory: Gate };

export function createSiteShells({ changes, memory }: SiteShellsOptions): SiteShells {
  const shells = createChangeCache<SiteShell>({
    changes,
    topic: 'content',
    capacity: bytesKept,
    weigh: (shell) => JSON.stringify(shell).length * 2 + 1024,
  });
  return {
    read(context) {
      const { workspace } = context.actor;
      const make = (face: Parameters<typeof makeShell>[0]) => makeShell(face, context);
      const load = async () => {
        const value = await readFace(context, { memory, make });
        return value && { workspace, value };
      };
      return shells.read(workspace, load, workspace);
    },
  };
}
