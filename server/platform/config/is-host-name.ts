import { isIP, isIPv6 } from 'node:net';

/**
 * Whether a name is not public: that of this machine, of a container, or an address. Such names open the application on
 * its own machine and serve proxies and health checks, and no website has one as its domain.
 */
export function isLocalName(name: string): boolean {
  const inBrackets = /^\[(.+)\]$/.exec(name)?.[1];
  if (inBrackets !== undefined) return isIPv6(inBrackets);
  return /^[\w-]*$/.test(name) || name.endsWith('.localhost') || isIP(name) !== 0;
}

/** Whether a text in lower case and ASCII is a host name: labels separated by dots. */
export function isHostName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
}
