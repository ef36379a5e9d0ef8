import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { getDesign } from '../api/site-design.ts';
import type { SiteLooks } from '../editor/miniatures/studio.ts';
import { designProperties } from '../../shared/design-css.ts';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { useAppStore } from '../state/app-store.ts';
import { showDesign } from './show-design.ts';

/** A design, and the custom properties that it stands for. */
export interface ReadDesign {
  readonly design: WorkspaceDesign;
  readonly properties: Readonly<Record<string, string>>;
}

/** Whose site is shown. */
interface ShownWorkspace {
  readonly workspaceId: string;
  readonly client: QueryClient;
}

const opened = new WeakMap<ShownWorkspace, SiteLooks>();

/** How the site of a workspace looks, the same every time. */
export function siteLooks(site: ShownWorkspace): SiteLooks {
  const looks = opened.get(site) ?? openLooks(site);
  opened.set(site, looks);
  return looks;
}

/** What draws the site is loaded with the first miniature. */
function openLooks({ workspaceId, client }: ShownWorkspace): SiteLooks {
  const known = new Map<string, string>();
  let reading: Promise<ReadDesign> | undefined;
  /** The document gets the design too. Many fields ask at a time. */
  const read = (workspace: Workspace) =>
    (reading ??= readDesign(workspace, client).finally(() => (reading = undefined)));
  const looks: SiteLooks = {
    async openStudio() {
      const workspace = find(workspaceId);
      const [{ openStudio }, design] = await Promise.all([import('./open-studio.ts'), read(workspace)]);
      return openStudio({ ...design, workspace, client, known });
    },
    async showDesign() {
      await read(find(workspaceId));
    },
  };
  // The first form has the colours already. If they do not come now, it asks again.
  looks.showDesign().catch(() => undefined);
  return looks;
}

async function readDesign({ id, type }: Workspace, client: QueryClient): Promise<ReadDesign> {
  const show = showDesign(id);
  const design = await client.fetchQuery({
    queryKey: queryKeys.design(id),
    queryFn: () => getDesign(id),
    staleTime: 60_000,
  });
  const properties = designProperties(design, type);
  show(properties);
  return { design, properties };
}

function find(workspaceId: string): Workspace {
  const workspace = useAppStore.getState().workspaces.list.find(({ id }) => id === workspaceId);
  if (workspace === undefined) throw new Error('The workspace is not among those of the user.');
  return workspace;
}
