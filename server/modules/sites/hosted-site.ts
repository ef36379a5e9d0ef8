import type { Language } from '../../../shared/languages.ts';
import type { Dependencies } from '../../platform/context.ts';
import { createChangeCache } from '../../platform/database/change-cache.ts';
import type { HostedSite } from '../../platform/site-address.ts';
import { selectSite, selectSiteAtDomain } from './repository.ts';

/** Finds sites that are switched on. A change of a workspace drops what is cached of it. */
export interface HostedSites {
  atSlug(slug: string): Promise<HostedSite | undefined>;
  atDomain(domain: string): Promise<HostedSite | undefined>;
  /** The cached site, without a query. */
  recallSlug(slug: string): HostedSite | undefined;
  recallDomain(domain: string): HostedSite | undefined;
}

/** The most sites that a process knows at a time. */
const sitesKept = 2000;

export function createHostedSites({ db, changes }: Pick<Dependencies, 'db' | 'changes'>): HostedSites {
  const cache = createChangeCache<HostedSite>({ changes, topic: 'content', capacity: sitesKept });
  const found = (row: Awaited<ReturnType<typeof selectSite>>) =>
    row && { workspace: row.workspace, value: { ...row, language: row.language as Language } };
  return {
    atSlug: (slug) => cache.read(slug, async () => found(await selectSite(db, { slug }))),
    atDomain: (domain) =>
      cache.read(`at ${domain}`, async () => found(await selectSiteAtDomain(db, { domain }))),
    recallSlug: (slug) => cache.recall(slug),
    recallDomain: (domain) => cache.recall(`at ${domain}`),
  };
}
