import type { ApiKeyActor, Context, Dependencies } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts';
import { selectWorkspaceListing } from './repository.ts';
import { findPlace, readSite } from './service.ts';
import { addressOf, type SiteWindow } from './site-window.ts';

/** The answer to a delivery read: prepared content, or the path that the page has moved to. */
export type Prepared = { readonly answer: PreparedAnswer } | { readonly movedTo: string };

/** What delivery caches in process. Commits that change it drop it. */
export interface DeliveryCaches {
  site(context: Context<ApiKeyActor>, window: SiteWindow): Promise<Prepared | undefined>;
  place(context: Context<ApiKeyActor>, path: string): Promise<Prepared | undefined>;
  /** The cached site at this address, which may name a part of its pages. Without a query. */
  recallSite(workspace: string, address: string): Prepared | undefined;
  recallPlace(workspace: string, path: string): Prepared | undefined;
  /** The API token entry that allows this browser origin: the origin itself, or `*`. Undefined if no entry does. */
  listingOf(origin: string): Promise<string | undefined>;
}

/** The most bytes of prepared answers cached per process. */
const bytesKept = 64 * 1024 * 1024;
const originsKept = 1000;

export function createDeliveryCaches({ db, changes }: Pick<Dependencies, 'db' | 'changes'>): DeliveryCaches {
  const answers = createChangeCache<Prepared>({
    changes,
    topic: 'content',
    capacity: bytesKept,
    weigh: (prepared) => ('answer' in prepared ? prepared.answer.weight : 1024),
  });
  const origins = createChangeCache<true>({ changes, topic: 'accesses', capacity: originsKept });
  const isListed = (origin: string) =>
    origins.read(origin, async () => {
      const row = await selectWorkspaceListing(db, origin);
      return row && { workspace: row.workspace, value: true };
    });
  return {
    recallSite: (workspace, address) => answers.recall(`${workspace} ${address}`),
    recallPlace: (workspace, path) => answers.recall(placeKey(workspace, path)),
    site(context, window) {
      const { workspace } = context.actor;
      const load = async () => {
        const site = await readSite(context, window);
        return site && { workspace, value: { answer: prepareAnswer(site) } };
      };
      return answers.read(`${workspace} ${addressOf(window)}`, load, workspace);
    },
    place(context, path) {
      const { workspace } = context.actor;
      const load = async () => {
        const found = await findPlace(context, path);
        if (found === undefined) return undefined;
        return { workspace, value: 'page' in found ? { answer: prepareAnswer(found.page) } : found };
      };
      return answers.read(placeKey(workspace, path), load, workspace);
    },
    async listingOf(origin) {
      for (const listed of [origin, '*']) if (await isListed(listed)) return listed;
      return undefined;
    },
  };
}

/** Unlike the address of a site, a path may be any text, so its key has another shape. */
function placeKey(workspace: string, path: string): string {
  return `${workspace} path ${path}`;
}
