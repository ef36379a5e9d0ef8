import net from 'node:net';

/** Names of ranges in `OCTAVO_TRUST_PROXY`. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether proxy headers from this address are trusted. */
export type TrustsProxy = (address: string) => boolean;

/** Creates the check from `OCTAVO_TRUST_PROXY`: validated addresses, ranges and names of ranges. */
export function createTrust(proxies: readonly string[]): TrustsProxy {
  const trusted = new net.BlockList();
  for (const range of proxies.flatMap((proxy) => namedRanges[proxy] ?? [proxy])) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (written) => {
    const [address = ''] = written.split('%');
    return net.isIP(address) !== 0 && trusted.check(address, familyOf(address));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return net.isIPv6(address) ? 'ipv6' : 'ipv4';
}
