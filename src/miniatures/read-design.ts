import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys.ts';
import { getDesign } from '../api/site-design.ts';
import { designProperties } from '../../shared/design-css.ts';
import type { WorkspaceDesign } from '../../shared/wire/site-design.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { showDesign } from './show-design.ts';

export interface ReadDesign {
  readonly design: WorkspaceDesign;
  readonly properties: Readonly<Record<string, string>>;
}

/** Also sets its custom properties on the document. */
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
