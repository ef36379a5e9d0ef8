import type { Website } from '../../shared/wire/websites.ts';

type Addressed = Pick<Website, 'site_url' | 'site_domain' | 'site_domain_written'>;

export function writtenUrl({ site_url, site_domain, site_domain_written }: Addressed): string {
  return site_domain === null ? site_url : site_url.replace(site_domain, site_domain_written ?? site_domain);
}
