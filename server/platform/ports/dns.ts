import { Resolver } from 'node:dns/promises';

export interface Dns {
  /** The TXT records of a name; empty if it has no records. Throws `DnsFailure` if no name server answers. */
  readTexts(name: string): Promise<readonly string[]>;
}

/** The name servers do not answer, or answer with an error of their own. */
export class DnsFailure extends Error {
  override readonly name = 'DnsFailure';
}

/** Error codes for a missing record. */
const none: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

interface DnsOptions {
  /** Addresses of name servers, with a port if it is not 53; those of the machine by default. */
  readonly servers?: readonly string[];
  /** Timeout of a question in milliseconds. */
  readonly patience?: number;
}

export function createDns({ servers, patience = 5000 }: DnsOptions = {}): Dns {
  return {
    async readTexts(name) {
      const resolver = new Resolver({ timeout: Math.ceil(patience / 2), tries: 2 });
      if (servers !== undefined) resolver.setServers(servers);
      const giveUp = setTimeout(() => resolver.cancel(), patience);
      try {
        const records = await resolver.resolveTxt(name);
        // A long TXT record comes in pieces.
        return records.map((pieces) => pieces.join(''));
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (none.has(code)) return [];
        throw new DnsFailure(`${name}: ${String(code)}`, { cause: error });
      } finally {
        clearTimeout(giveUp);
      }
    },
  };
}
