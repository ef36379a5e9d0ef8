import { foldText } from '../../../shared/fold-text.ts';
import type { Website, WebsitePatch } from '../../../shared/wire/websites.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { requireFound, ServiceError, fieldError } from '../../platform/errors/service-error.ts';
import { searchedAddress } from '../../platform/sites/written-domain.ts';
import { presentList, type Window } from '../../platform/database/window.ts';
import { ownerOf, siteOf } from '../workspaces/service.ts';
import { giveDomain } from './prove-domain.ts';
import * as rows from './repository.ts';

/** For administrators. */
export async function listWebsites(
  context: Context<UserActor>,
  search: string,
  window: Window,
): Promise<{ rows: Website[]; count: number }> {
  const folded = foldText(search.trim());
  const address = searchedAddress(search);
  const found = await rows.listWebsites(context.db, { folded, address }, window);
  return presentList(found, (row) => toWebsite(context, row));
}

/** Confirms or revokes a domain, takes a site down or restores it. */
export function decideWebsite(
  context: Context<UserActor>,
  id: string,
  { domain_confirmed, site_domain: seen, taken_down, taken_down_reason: reason }: WebsitePatch,
): Promise<Website> {
  const { clock, log, actor } = context;
  return giveDomain(context, async (tx) => {
    const row = requireFound(await rows.lockWebsite(tx, id));
    const { site_domain: domain } = row;
    // The owner may have entered another domain since the administrator loaded this one.
    if (seen !== undefined && seen !== domain)
      throw new ServiceError('conflict', { sentence: 'domain_changed' });
    if (domain_confirmed === true) {
      if (domain === null) throw fieldError('domain_confirmed', 'no_domain');
      if (seen === undefined) throw fieldError('site_domain', 'required');
      const holder = await rows.selectHolder(tx, domain);
      if (holder !== undefined && holder.id !== id) throw fieldError('domain_confirmed', 'domain_taken');
    }
    const isDown = taken_down ?? row.site_taken_down_at !== null;
    if (!isDown && reason !== undefined && reason.trim() !== '')
      throw fieldError('taken_down_reason', 'fixed');
    await rows.updateWebsite(tx, id, {
      ...(domain_confirmed === undefined
        ? {}
        : { site_domain_proof: domain_confirmed ? 'administrator' : null }),
      site_taken_down_at: isDown ? (row.site_taken_down_at ?? timestamp(clock)) : null,
      site_taken_down_reason: isDown ? (reason ?? row.site_taken_down_reason).trim() : '',
    });
    log.warn(
      { workspace: id, administrator: actor.id, domain, domain_confirmed, taken_down, reason },
      'an administrator decided about a website',
    );
    const changed = requireFound(await rows.selectWebsite(tx, id));
    return toWebsite(context, changed);
  });
}

type WebsiteRow = NonNullable<Awaited<ReturnType<typeof rows.selectWebsite>>>;

function toWebsite({ config }: Context, row: WebsiteRow): Website {
  const { site_enabled, site_url, site_domain, site_domain_written, site_domain_proof } = siteOf(row, config);
  return {
    id: row.id,
    title: row.title,
    owner: ownerOf(row),
    ...{ site_enabled, site_url, site_domain, site_domain_written, site_domain_proof },
    taken_down_at: row.site_taken_down_at,
    taken_down_reason: row.site_taken_down_reason,
  };
}
