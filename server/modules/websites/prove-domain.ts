import type { Workspace } from '../../../shared/wire/workspaces.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import { DnsFailure } from '../../platform/ports/dns.ts';
import { fieldError } from '../../platform/errors/service-error.ts';
import { getWorkspace, lockWorkspace, recordOf, requireWorkspace } from '../workspaces/service.ts';
import * as rows from './repository.ts';

/**
 * Proves the domain of a workspace by its TXT record, which makes the site available there. Another workspace with the
 * domain loses it, unless its record still exists or an administrator has confirmed it.
 */
export async function proveDomain(context: Context<UserActor>, id: string): Promise<Workspace> {
  const { site_domain: domain } = await requireWorkspace(context, id);
  if (domain === null) throw fieldError('site_domain', 'no_domain');
  const { name, value } = recordOf({ id, domain });
  const texts = await readTexts(context, name);
  if (!texts.includes(value)) throw fieldError('site_domain', 'domain_unproven', { name });
  return giveDomain(context, async (tx) => {
    const row = await lockWorkspace(context, tx, id);
    // Another domain was entered during the DNS query.
    if (row.site_domain !== domain) throw fieldError('site_domain', 'domain_unproven', { name });
    const holder = await rows.selectHolder(tx, domain);
    if (holder !== undefined && holder.id !== id) {
      const isKept = texts.includes(recordOf({ id: holder.id, domain }).value);
      if (holder.site_domain_proof === 'administrator' || isKept)
        throw fieldError('site_domain', 'domain_taken');
      await rows.updateWebsite(tx, holder.id, { site_domain_proof: null });
      context.log.warn(
        { domain, from: holder.id, to: id },
        'a domain went to the website that its DNS names',
      );
    }
    // An administrator's confirmation is kept.
    if (row.site_domain_proof !== 'administrator')
      await rows.updateWebsite(tx, id, { site_domain_proof: 'dns' });
    return getWorkspace({ ...context, db: tx }, id);
  });
}

/** Runs a write that gives a workspace its domain. If two do so at the same time, the second fails. */
export async function giveDomain<Answer>(
  { db }: Pick<Context, 'db'>,
  write: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction().execute(write);
  } catch (error) {
    throw isUniqueViolation(error) ? fieldError('site_domain', 'domain_taken') : error;
  }
}

async function readTexts({ dns, log }: Context, name: string): Promise<readonly string[]> {
  try {
    return await dns.readTexts(name);
  } catch (error) {
    if (!(error instanceof DnsFailure)) throw error;
    log.info({ err: error }, 'the name servers of a domain did not answer');
    throw fieldError('site_domain', 'domain_unanswered');
  }
}
