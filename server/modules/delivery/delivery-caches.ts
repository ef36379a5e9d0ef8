import type { ApiKeyActor, Context, Dependencies } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import { prepareAnswer, type PreparedAnswer } from '../../platform/prepared-answer.ts';
import { findPlace, readSite, type LivePage, type PlaceOfSite } from './service.ts';
import { addressOf, type SiteWindow } from './live-pages.ts';

/** The answer to a delivery read. */
export type Prepared = PlaceOfSite<PreparedAnswer>;

/** In-process caches of delivery, invalidated by commits. */
export interface DeliveryCaches {
  site(context: Context<ApiKeyActor>, window: SiteWindow): Promise<Prepared | undefined>;
  place(context: Context<ApiKeyActor>, path: string): Promise<Prepared | undefined>;
  /** Returns the cached site at this address, which may name a part of its pages. Without a query. */
  peekSite(workspace: string, address: string): Prepared | undefined;
  peekPlace(workspace: string, path: string): Prepared | undefined;
}

/** Maximum bytes of prepared answers cached per process. */
const bytesKept = 64 * 1024 * 1024;

export function createDeliveryCaches({
  changes,
  metrics,
}: Pick<Dependencies, 'changes' | 'metrics'>): DeliveryCaches {
  const answers = createChangeCache<Prepared>({
    changes,
    topic: 'content',
    capacity: bytesKept,
    weigh: (prepared) => ('content' in prepared ? prepared.content.weight : 1024),
    onRead: (hit) => metrics.cacheRead('delivery', hit),
  });
  return {
    peekSite: (workspace, address) => answers.peek(`${workspace} ${address}`),
    peekPlace: (workspace, path) => answers.peek(placeKey(workspace, path)),
    site(context, window) {
      const { workspace } = context.actor;
      const load = async () => {
        const site = await readSite(context, window);
        return site && { workspace, value: { content: prepareJson(site) } };
      };
      return answers.read(`${workspace} ${addressOf(window)}`, load, workspace);
    },
    place(context, path) {
      const { workspace } = context.actor;
      const load = async () => {
        const value = await findPlace(context, path, preparePage);
        return value && { workspace, value };
      };
      return answers.read(placeKey(workspace, path), load, workspace);
    },
  };
}

/** The key of a path, which may be any text, so it differs from those of site addresses. */
function placeKey(workspace: string, path: string): string {
  return `${workspace} path ${path}`;
}

function prepareJson(content: unknown): PreparedAnswer {
  return prepareAnswer(JSON.stringify(content), 'application/json; charset=utf-8');
}

function preparePage({ blocks, ...page }: LivePage): PreparedAnswer {
  const delivered = blocks.map(({ id, type, type_slug, data }) => ({ id, type, type_slug, data }));
  return prepareJson({ ...page, blocks: delivered });
}
