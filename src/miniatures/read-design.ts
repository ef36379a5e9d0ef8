import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { getDesign } from '../api/site-design.ts';
import { designProperties } from '../../shared/design-css.ts';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { showDesign } from './show-design.ts';

/** A design, and its custom properties. */
export interface ReadDesign {
  readonly design: WorkspaceDesign;
  readonly properties: Readonly<Record<string, string>>;
}

/** Reads the design of a workspace. The document gets its custom properties as well. */
export async function readDesign({ id, type }: Workspace, client: QueryClient): Promise<ReadDesign> {
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
