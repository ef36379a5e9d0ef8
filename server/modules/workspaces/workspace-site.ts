import { domainToASCII } from 'node:url';
import { isReservedSlug, isSiteSlug, makeSiteSlug, namelessSite } from '../../../shared/site-slug.ts';
import { slugBase } from '../../../shared/slug.ts';
import type { DomainRecord, Workspace, WorkspacePatch } from '../../../shared/wire/workspaces.ts';
import type { Language } from '../../../shared/languages.ts';
import { switchedAt, timestamp } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { Changes } from '../../platform/database/records.ts';
import type { WorkspaceRow } from '../../platform/database/schema.ts';
import { isHostName, isLocalName } from '../../platform/config/is-host-name.ts';
import {
  fieldMessage,
  fieldError,
  throwFieldErrors,
  type FieldError,
} from '../../platform/errors/service-error.ts';
import { siteAddress } from '../../platform/sites/site-address.ts';
import { writtenAddress, writtenDomain } from '../../platform/sites/written-domain.ts';
import * as rows from './repository.ts';
import type { FieldErrorKey } from '../../../shared/errors.ts';

/** Browsers treat these as secure without https. */
const ownMachine = /^((localhost|.+\.localhost)\.?|127(\.\d+){3}|\[::1\])$/;

/** Other characters, such as `;`, would end the policy directive that contains the host. */
const plainHost = /^([a-z0-9.-]+|\[[\da-f:.]+\])$/;

type SiteMembers = Extract<keyof Workspace, `site_${string}` | `preview_url${string}`>;

export function siteOf(
  row: WorkspaceRow,
  config: Pick<Config, 'publicUrl' | 'sitesUrl'>,
): Pick<Workspace, SiteMembers> {
  const { id, site_slug, site_domain, site_domain_proof, site_taken_down_at: at } = row;
  const domain = site_domain_proof === null ? null : site_domain;
  return {
    site_slug,
    site_enabled: row.site_enabled_at !== null,
    site_domain,
    site_domain_written: site_domain === null ? null : writtenDomain(site_domain),
    site_domain_proof,
    site_domain_record: site_domain === null ? null : recordOf({ id, domain: site_domain }),
    site_taken_down: at === null ? null : { at, reason: row.site_taken_down_reason },
    site_language: row.site_language as Language,
    preview_url: row.preview_url,
    preview_url_written: row.preview_url === null ? null : writtenAddress(row.preview_url),
    site_url: `${siteAddress(config, { slug: site_slug, domain })}/`,
  };
}

/** The columns to change. Throws an error for each invalid field. */
export function changeSite(
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  row: WorkspaceRow,
  { site_slug: slug, site_enabled, site_domain, site_language, preview_url }: WorkspacePatch,
): Changes<WorkspaceRow> {
  const domain = site_domain === undefined ? undefined : readDomain(site_domain ?? '');
  const preview = readPreviewUrl(preview_url ?? '', config);
  const rejected: FieldError[] = [];
  if (slug !== undefined && !isSiteSlug(slug)) rejected.push(['site_slug', [fieldMessage('invalid_slug')]]);
  // A site may keep a slug that was reserved later.
  if (slug !== undefined && slug !== row.site_slug && isReservedSlug(slug, config.brand.name))
    rejected.push(['site_slug', [fieldMessage('reserved_slug')]]);
  if (isOwnName(nameOf(site_domain ?? ''), config))
    rejected.push(['site_domain', [fieldMessage('own_domain')]]);
  else if (domain === false) rejected.push(['site_domain', [fieldMessage('invalid_domain')]]);
  if ('rejected' in preview) rejected.push(['preview_url', [fieldMessage(preview.rejected)]]);
  throwFieldErrors(rejected);
  return {
    site_slug: slug,
    ...(domain === undefined || domain === false || domain === row.site_domain
      ? {}
      : { site_domain: domain, site_domain_proof: null }),
    site_language,
    preview_url: preview_url === undefined || 'rejected' in preview ? undefined : preview.url,
    site_enabled_at: switchedAt(site_enabled, row.site_enabled_at, timestamp(clock)),
  };
}

/** Runs a write of a workspace. Throws if another workspace has the slug. */
export async function rejectTakenSlug<Answer>(
  db: Db,
  { id, site_slug }: { id: string } & Pick<WorkspacePatch, 'site_slug'>,
  write: Promise<Answer>,
): Promise<Answer> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error) && (await rows.isSlugTaken(db, id, site_slug ?? '')))
      throw fieldError('site_slug', 'slug_taken');
    throw error;
  }
}

/**
 * Creates a workspace under a slug made of its title. If two with one title are created at once, the second retries
 * with another slug.
 */
export async function withSlug<Answer>(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  title: string,
  create: (site_slug: string) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const base = slugBase(title, namelessSite);
    const name = isReservedSlug(base, config.brand.name) ? namelessSite : base;
    const slug = makeSiteSlug(name, await rows.selectSlugs(db, name));
    try {
      return await create(slug);
    } catch (error) {
      const isTaken = isUniqueViolation(error) && (await rows.selectSlugs(db, slug)).has(slug);
      if (!isTaken) throw error;
    }
  }
}

/** Normalises a host name for storage: lower case, ASCII. Null if it is empty; false if it is not a name with a dot. */
function readDomain(text: string): string | null | false {
  if (text.trim() === '') return null;
  const name = nameOf(text);
  return isHostName(name) && !isLocalName(name) && !/\.\d+$/.test(name) ? name : false;
}

/** Whether the operator has assigned a name to the application or to the sites without a domain. */
function isOwnName(
  name: string,
  { publicUrl, sitesUrl, otherHosts }: Pick<Config, 'publicUrl' | 'sitesUrl' | 'otherHosts'>,
): boolean {
  const urls = [publicUrl, ...(sitesUrl === undefined ? [] : [sitesUrl])];
  return otherHosts.includes(name) || urls.some((url) => new URL(url).hostname === name);
}

/** The TXT record that proves the domain of a workspace. */
export function recordOf({ id, domain }: { readonly id: string; readonly domain: string }): DomainRecord {
  return { name: `_octavo.${domain}`, value: `octavo-site=${id}` };
}

/** The name in ASCII; empty for text with more than a name, of which the conversion would drop the rest. */
function nameOf(domain: string): string {
  if (/[/?#@:\\]/.test(domain)) return '';
  return domainToASCII(domain.trim().replace(/\.$/, '').toLowerCase());
}

/** The normalised preview address, null if empty; or the error. */
function readPreviewUrl(
  text: string,
  { publicUrl, otherHosts }: Pick<Config, 'publicUrl' | 'otherHosts'>,
): { readonly url: string | null } | { readonly rejected: FieldErrorKey } {
  const written = text.trim();
  if (written === '') return { url: null };
  const url = URL.parse(written);
  const isHttp = /^https?:\/\//i.test(written);
  if (
    url === null ||
    !isHttp ||
    !plainHost.test(url.hostname) ||
    (url.protocol === 'http:' && !ownMachine.test(url.hostname))
  )
    return { rejected: 'invalid_preview_url' };
  if (url.username !== '' || url.password !== '') return { rejected: 'preview_url_credentials' };
  // A site on our own origin could leave the sandbox and act as the app. This machine has several names, so only its
  // ports are compared.
  const own = new URL(publicUrl);
  const isOwnMachine = ownMachine.test(own.hostname) && ownMachine.test(url.hostname);
  const host = url.hostname.replace(/\.$/, '');
  const isOwn =
    url.origin === own.origin || otherHosts.includes(host) || (isOwnMachine && url.port === own.port);
  if (isOwn) return { rejected: 'own_preview_url' };
  url.hash = '';
  return { url: url.href };
}
