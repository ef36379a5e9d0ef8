import { isIP, isIPv6 } from 'node:net';

/**
 * Whether a host name is not public: the name of this machine or of a container, or an IP address. Local users, proxies and
 * health checks reach the application by such names, so no website can have one as its domain.
 */
export function isLocalName(name: string): boolean {
  const inBrackets = /^\[(.+)\]$/.exec(name)?.[1];
  if (inBrackets !== undefined) return isIPv6(inBrackets);
  return /^[\w-]*$/.test(name) || name.endsWith('.localhost') || isIP(name) !== 0;
}

/** Whether a lower-case ASCII text is a host name: labels separated by dots. */
export function isHostName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
}
