import type { DeliveryPage, DeliverySchema, DeliverySite } from '../../../shared/wire/delivery.ts';
import { strayFields } from '../../modules/delivery/service.ts';
import { RemoteError, type RemoteServer } from '../remote/remote-server.ts';

/** A block of a live page that does not match its type. */
export interface StrayPage {
  readonly path: string;
  readonly type_slug: string;
  /** The fields that differ; empty if the type is gone. */
  readonly fields: readonly string[];
}

/** Reads every live page, and finds the blocks that do not match their types, mostly older ones. */
export async function findStrayPages(
  server: RemoteServer,
  { blocks }: DeliverySchema,
): Promise<{ readonly pages: number; readonly strays: readonly StrayPage[] }> {
  const types = new Map(blocks.map(({ type_slug, data }) => [type_slug, data]));
  const paths = await readPaths(server);
  const strays: StrayPage[] = [];
  for (const path of paths)
    for (const { type_slug, data } of await readBlocks(server, path)) {
      const type = types.get(type_slug);
      const fields = type === undefined ? [] : strayFields(type, data);
      if (type === undefined || fields.length > 0) strays.push({ path, type_slug, fields });
    }
  return { pages: paths.length, strays };
}

async function readPaths(server: RemoteServer): Promise<readonly string[]> {
  const paths: string[] = [];
  let next: string | null = '/api/delivery/site/?page_size=500';
  while (next !== null) {
    const site: Pick<DeliverySite, 'pages' | 'next'> = await server.call(next);
    paths.push(...site.pages.map(({ url_path }) => url_path));
    next = site.next;
  }
  return paths;
}

/** Empty if the page was withdrawn meanwhile. */
async function readBlocks(server: RemoteServer, path: string): Promise<DeliveryPage['blocks']> {
  try {
    return (await server.call<DeliveryPage>(`/api/delivery/pages/?path=${encodeURIComponent(path)}`)).blocks;
  } catch (error) {
    if (error instanceof RemoteError && error.status === 404) return [];
    throw error;
  }
}
