import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { getDesign } from '../api/site-design.ts';
import type { MiniatureRenderer, SiteLooks } from '../editor/miniatures/miniature-renderer.ts';
import { designProperties } from '../../shared/design-css.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { useAppStore } from '../state/app-store.ts';
import { showDesign } from './show-design.ts';

/** The code that renders the site is loaded with the first thumbnail. */
export function siteLooks(workspaceId: string, client: QueryClient): SiteLooks {
  const known = new Map<string, string>();
  let reading: ReturnType<typeof readDesign> | undefined;
  let opened: { readonly from: readonly unknown[]; readonly renderer: MiniatureRenderer } | undefined;
  /** Many fields ask at once. */
  const read = () =>
    (reading ??= readDesign(findWorkspace(workspaceId), client).finally(() => (reading = undefined)));
  const looks: SiteLooks = {
    async openMiniatureRenderer() {
      const [{ openMiniatureRenderer }, design] = await Promise.all([
        import('./open-miniature-renderer.ts'),
        read(),
      ]);
      const workspace = findWorkspace(workspaceId);
      // The same renderer for the same look, so that nothing is drawn again.
      const from = [design.design, workspace];
      if (opened === undefined || from.some((part, index) => part !== opened?.from[index]))
        opened = { from, renderer: await openMiniatureRenderer({ ...design, workspace, client, known }) };
      return opened.renderer;
    },
    async showDesign() {
      await read();
    },
  };
  // Loads early, so that the first form already has the colours. If this fails, the form requests them again.
  looks.showDesign().catch(() => undefined);
  return looks;
}

/** Also sets its custom properties on the document. */
async function readDesign({ id, type }: Workspace, client: QueryClient) {
  const show = showDesign(id);
  const design = await client.fetchQuery({
    queryKey: queryKeys.design(id),
    queryFn: () => getDesign(id),
    staleTime: 60_000,
  });
  const properties = propertiesOf(design, type);
  show(properties);
  return { design, properties };
}

let derived:
  { readonly from: readonly unknown[]; readonly properties: ReturnType<typeof designProperties> } | undefined;

/** Every field of a form asks for them, and deriving the colours takes several milliseconds. */
function propertiesOf(...from: Parameters<typeof designProperties>) {
  if (derived?.from.every((part, index) => part === from[index]) !== true)
    derived = { from, properties: designProperties(...from) };
  return derived.properties;
}

function findWorkspace(workspaceId: string): Workspace {
  const workspace = useAppStore.getState().workspaces.list.find(({ id }) => id === workspaceId);
  if (workspace === undefined) throw new Error('The workspace is not among those of the user.');
  return workspace;
}
