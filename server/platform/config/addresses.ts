import { domainToASCII } from 'node:url';
import { withoutEnd } from '../../../shared/without-end.ts';
import { ConfigError } from '../environment.ts';
import { isHostName } from './is-host-name.ts';

/** The public URL, without a slash at the end. */
export function readPublicUrl(text: string): string {
  if (!isPlainUrl(text))
    throw new ConfigError('OCTAVO_PUBLIC_URL must be an http or https URL without user, query and fragment.');
  return withoutEnd(text, /\//);
}

/** The origin of sites without a domain. Cookies ignore ports, so its host must differ from the application's. */
export function readSitesUrl(
  text: string | undefined,
  { publicUrl, otherHosts }: { readonly publicUrl: string; readonly otherHosts: readonly string[] },
): string | undefined {
  if (text === undefined) return undefined;
  const url = isPlainUrl(text) ? new URL(text) : undefined;
  if (url?.pathname !== '/')
    throw new ConfigError(
      'OCTAVO_SITES_URL must be an http or https URL without path, user, query and fragment.',
    );
  if ([new URL(publicUrl).hostname, ...otherHosts].includes(url.hostname))
    throw new ConfigError(
      'OCTAVO_SITES_URL must have another host name than OCTAVO_PUBLIC_URL and OCTAVO_HOSTS.',
    );
  return url.origin;
}

/** Parses host names to lower case and ASCII. */
export function readHosts(text: string): readonly string[] {
  const written = text.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  return written.map((name) => {
    const host = domainToASCII(name.toLowerCase());
    if (!isHostName(host) || /[/?#@:\\]/.test(name))
      throw new ConfigError(
        'OCTAVO_HOSTS must be host names without scheme, port and path (cms.internal), separated by commas.',
      );
    return host;
  });
}

function isPlainUrl(text: string): boolean {
  const url = URL.parse(text);
  const isHttp = url !== null && /^https?:$/.test(url.protocol);
  return isHttp && url.username === '' && url.password === '' && !/[?#]/.test(text);
}
