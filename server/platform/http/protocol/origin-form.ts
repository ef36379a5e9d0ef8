import type { IncomingMessage } from 'node:http';

/**
 * The address of a request without a scheme and a host. A proxy may send both (RFC 9112 section 3.2.2), but they say
 * nothing about us, and nothing that we build from the address may repeat them.
 */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
