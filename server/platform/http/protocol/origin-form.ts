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

/** Below these are pages for people, who get a page also at an address that cannot be decoded: it is taken as it is written. */
const pagesOfPeople = /^\/(previews|sites)\/[^?]*%/;

function decodable(url: string): string {
  if (!pagesOfPeople.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
