import type { ApiKeyActor, Context, Dependencies } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts';
import { findPlace, readSite } from './service.ts';

/** The answer to a delivery read: prepared content, or the path that the page has moved to. */
export type Prepared = { readonly answer: PreparedAnswer } | { readonly movedTo: string };

/** What delivery caches in process. Commits that change it drop it. */
export interface DeliveryCaches {
  site(context: Context<ApiKeyActor>): Promise<Prepared | undefined>;
  place(context: Context<ApiKeyActor>, path: string): Promise<Prepared | undefined>;
  /** The cached site, without a query. */
  recallSite(workspace: string): Prepared | undefined;
  recallPlace(workspace: string, path: string): Prepared | undefined;
}

/** The most bytes of prepared answers cached per process. */
const bytesKept = 64 * 1024 * 1024;

export function createDeliveryCaches({
  changes,
  metrics,
}: Pick<Dependencies, 'changes' | 'metrics'>): DeliveryCaches {
  const answers = createChangeCache<Prepared>({
    changes,
    topic: 'content',
    capacity: bytesKept,
    weigh: (prepared) => ('answer' in prepared ? prepared.answer.weight : 1024),
    onRead: (hit) => metrics.cacheRead('delivery', hit),
  });
  return {
    recallSite: (workspace) => answers.recall(workspace),
    recallPlace: (workspace, path) => answers.recall(`${workspace} ${path}`),
    site: (context) =>
      answers.read(context.actor.workspace, async () => {
        const site = await readSite(context);
        return site && { workspace: context.actor.workspace, value: { answer: prepareAnswer(site) } };
      }),
    place: (context, path) =>
      answers.read(`${context.actor.workspace} ${path}`, async () => {
        const found = await findPlace(context, path);
        if (found === undefined) return undefined;
        const value = 'page' in found ? { answer: prepareAnswer(found.page) } : found;
        return { workspace: context.actor.workspace, value };
      }),
  };
}
