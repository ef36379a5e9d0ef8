import type { IncomingMessage } from 'node:http';

/**
 * The address of a request without scheme and host. A proxy may send both (RFC 9112 section 3.2.2), but they are not
 * ours, and addresses that we build must not repeat them.
 */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return decodable(url);
  const rest = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return decodable(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Other addresses are pages for people, who get a page even if an address cannot be decoded: it is taken literally. */
const isApi = /^\/api(\/|$)/;

function decodable(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%') || isApi.test(path)) return url;
  try {
    // The result is used, because a bundler removes a call that can only throw.
    return decodeURI(path) && url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
