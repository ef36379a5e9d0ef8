import type { QueryClient } from '@tanstack/react-query';
import type { SiteLooks } from '../editor/miniatures/miniature-renderer.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { useAppStore } from '../state/app-store.ts';
import { type ReadDesign, readDesign } from './read-design.ts';

interface ShownWorkspace {
  readonly workspaceId: string;
  readonly client: QueryClient;
}

const opened = new WeakMap<ShownWorkspace, SiteLooks>();

/** Returns the same object every time. */
export function siteLooks(site: ShownWorkspace): SiteLooks {
  const looks = opened.get(site) ?? openLooks(site);
  opened.set(site, looks);
  return looks;
}

/** The code that renders the site is loaded with the first thumbnail. */
function openLooks({ workspaceId, client }: ShownWorkspace): SiteLooks {
  const known = new Map<string, string>();
  let reading: Promise<ReadDesign> | undefined;
  /** Many fields ask at once. */
  const read = (workspace: Workspace) =>
    (reading ??= readDesign(workspace, client).finally(() => (reading = undefined)));
  const looks: SiteLooks = {
    async openMiniatureRenderer() {
      const workspace = find(workspaceId);
      const [{ openMiniatureRenderer }, design] = await Promise.all([
        import('./open-miniature-renderer.ts'),
        read(workspace),
      ]);
      return openMiniatureRenderer({ ...design, workspace, client, known });
    },
    async showDesign() {
      await read(find(workspaceId));
    },
  };
  // Loads early, so that the first form already has the colours. If this fails, the form requests them again.
  looks.showDesign().catch(() => undefined);
  return looks;
}

function find(workspaceId: string): Workspace {
  const workspace = useAppStore.getState().workspaces.list.find(({ id }) => id === workspaceId);
  if (workspace === undefined) throw new Error('The workspace is not among those of the user.');
  return workspace;
}
