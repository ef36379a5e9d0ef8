import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { isSiteSlug, makeSiteSlug, reservedSlugs } from '../../../shared/site-slug.ts';
import { slugBase } from '../../../shared/slug.ts';
import type { Workspace, WorkspacePatch } from '../../../shared/wire/workspaces.ts';
import type { Language } from '../../../shared/languages.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { WorkspaceRow } from '../../platform/database/schema.ts';
import { fieldMessage, refuseFields, type RefusedField } from '../../platform/refusal.ts';
import { siteAddress } from '../../platform/site-address.ts';
import { readPreviewUrl } from './preview-url.ts';
import * as rows from './repository.ts';

/** The members of a workspace about its site. */
type SiteMembers = `site_${'slug' | 'enabled' | 'domain' | 'language' | 'url'}` | 'preview_url';

/** What a workspace says about its site. */
export function siteOf(row: WorkspaceRow, config: Pick<Config, 'publicUrl'>): Pick<Workspace, SiteMembers> {
  const { site_slug, site_domain } = row;
  return {
    site_slug,
    site_enabled: row.site_enabled_at !== null,
    site_domain,
    site_language: row.site_language as Language,
    preview_url: row.preview_url,
    site_url: `${siteAddress(config, { slug: site_slug, domain: site_domain })}/`,
  };
}

/** The columns to change. Throws an error for each field that cannot be what is asked for. */
export function changeSite(
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  row: WorkspaceRow,
  { site_slug: slug, site_enabled, site_domain, site_language, preview_url }: WorkspacePatch,
): Partial<WorkspaceRow> {
  const domain = site_domain === undefined ? undefined : readDomain(site_domain ?? '');
  const preview = readPreviewUrl(preview_url ?? '', config);
  const refused: RefusedField[] = [];
  if (slug !== undefined && !isSiteSlug(slug)) refused.push(['site_slug', [fieldMessage('invalid_slug')]]);
  if (slug !== undefined && reservedSlugs.has(slug))
    refused.push(['site_slug', [fieldMessage('reserved_slug')]]);
  if (nameOf(site_domain ?? '') === new URL(config.publicUrl).hostname)
    refused.push(['site_domain', [fieldMessage('own_domain')]]);
  else if (domain === false) refused.push(['site_domain', [fieldMessage('invalid_domain')]]);
  if ('refused' in preview) refused.push(['preview_url', [fieldMessage(preview.refused)]]);
  refuseFields(refused);
  return {
    ...(slug === undefined ? {} : { site_slug: slug }),
    ...(domain === undefined || domain === false ? {} : { site_domain: domain }),
    ...(site_language === undefined ? {} : { site_language }),
    ...(preview_url === undefined || 'refused' in preview ? {} : { preview_url: preview.url }),
    ...(site_enabled === undefined
      ? {}
      : { site_enabled_at: site_enabled ? (row.site_enabled_at ?? timestamp(clock)) : null }),
  };
}

/** Runs a write of a workspace. Refuses the slug or domain that another workspace has. */
export async function refuseTakenSite<Answer>(
  db: Db,
  { id, site_slug, site_domain }: { id: string } & Pick<WorkspacePatch, 'site_slug' | 'site_domain'>,
  write: Promise<Answer>,
): Promise<Answer> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const domain = readDomain(site_domain ?? '');
    const others = await rows.selectRivals(db, id, { slug: site_slug ?? '', domain: domain || '' });
    const refused: RefusedField[] = [];
    if (others.some((other) => other.site_slug === site_slug))
      refused.push(['site_slug', [fieldMessage('slug_taken')]]);
    if (others.some((other) => other.site_domain !== null && other.site_domain === domain))
      refused.push(['site_domain', [fieldMessage('domain_taken')]]);
    refuseFields(refused);
    throw error;
  }
}

/**
 * Creates a workspace under a slug made of its title. Two with one title may be created at once and want the same slug:
 * the second tries again with another one.
 */
export async function withSlug<Answer>(
  db: Db,
  title: string,
  create: (site_slug: string) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const taken = await rows.selectSlugs(db, slugBase(title, 'site'));
    const slug = makeSiteSlug(title, taken);
    try {
      return await create(slug);
    } catch (error) {
      const isTaken = isUniqueViolation(error) && (await rows.selectSlugs(db, slug)).has(slug);
      if (!isTaken) throw error;
    }
  }
}

/** A host name as it is stored: lower case, ASCII. Null for none; false if the text is no name with a dot. */
function readDomain(text: string): string | null | false {
  if (text.trim() === '') return null;
  const name = nameOf(text);
  const labels = name.split('.');
  const isName =
    name.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  return isName && isIP(name) === 0 ? name : false;
}

/** The name in ASCII; empty for text with more than a name, of which the conversion would drop the rest. */
function nameOf(domain: string): string {
  if (/[/?#@:\\]/.test(domain)) return '';
  return domainToASCII(domain.trim().replace(/\.$/, '').toLowerCase());
}
