import type { Language } from '../../../shared/languages.ts';
import type { Dependencies } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import type { HostedSite, SiteAtDomain } from '../../platform/sites/site-address.ts';
import { selectSite, selectSiteAtDomain } from './repository.ts';

/** A change of a workspace invalidates its cached site. */
export interface HostedSites {
  /** Finds only sites that visitors may see. */
  atSlug(slug: string): Promise<HostedSite | undefined>;
  atDomain(domain: string): Promise<SiteAtDomain | undefined>;
  /** The cached site, without a query. */
  peekSlug(slug: string): HostedSite | undefined;
  peekDomain(domain: string): SiteAtDomain | undefined;
}

/** Maximum cached sites per process. */
const sitesKept = 2000;

export function createHostedSites({ db, changes }: Pick<Dependencies, 'db' | 'changes'>): HostedSites {
  const cache = createChangeCache<SiteAtDomain>({ changes, topic: 'content', capacity: sitesKept });
  const found = (row: Awaited<ReturnType<typeof selectSite>>) => {
    if (row === undefined) return undefined;
    const { enabled_at, taken_down_at, blocked_at, language, ...place } = row;
    const isOpen = enabled_at !== null && taken_down_at === null && blocked_at === null;
    return { workspace: row.workspace, value: { ...place, language: language as Language, isOpen } };
  };
  const ifOpen = (site: SiteAtDomain | undefined) => (site?.isOpen === true ? site : undefined);
  return {
    atSlug: async (slug) => ifOpen(await cache.read(slug, async () => found(await selectSite(db, { slug })))),
    atDomain: (domain) =>
      cache.read(`at ${domain}`, async () => found(await selectSiteAtDomain(db, { domain }))),
    peekSlug: (slug) => ifOpen(cache.peek(slug)),
    peekDomain: (domain) => cache.peek(`at ${domain}`),
  };
}
