import type { IncomingMessage } from 'node:http';

/**
 * The address of a request without a scheme and a host. A proxy may send both (RFC 9112 section 3.2.2), but they say
 * nothing about us, and nothing that we build from the address may repeat them.
 */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return decodable(url);
  const rest = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return decodable(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Everything else is pages for people. They get a page for an address that cannot be decoded too: it is taken as written. */
const isApi = /^\/api(\/|$)/;

function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%') || isApi.test(path)) return url;
  try {
    // The result is used, because a bundler leaves out a call that only may throw.
    return decodeURI(path) && url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
