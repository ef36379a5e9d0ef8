import { isIP, isIPv6 } from 'node:net';

/**
 * Whether a name leads nowhere on the public internet: that of this machine, of a container, or an address. People open the
 * application on their own machine, proxies and health checks reach it, and no website has such a domain.
 */
export function isLocalName(name: string): boolean {
  const inBrackets = /^\[(.+)\]$/.exec(name)?.[1];
  if (inBrackets !== undefined) return isIPv6(inBrackets);
  return /^[\w-]*$/.test(name) || name.endsWith('.localhost') || isIP(name) !== 0;
}

/** Whether a text in lower case and ASCII is the name of a host: labels with dots between them. */
export function isHostName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
}
