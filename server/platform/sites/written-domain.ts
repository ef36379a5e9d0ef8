import { domainToASCII, domainToUnicode } from 'node:url';
import { foldText } from '../../../shared/fold-text.ts';

/** A host name as people write it: `пример.срб` for `xn--e1afmkfd.xn--90a3ac`. */
export function writtenDomain(domain: string): string {
  return domainToUnicode(domain) || domain;
}

/** An address of mail or of the web, with its host name as people write it. */
export function writtenAddress(address: string): string {
  return address.replace(/(?<=@|:\/\/)[^@/:?#]+/, writtenDomain);
}

/** The form of a search text in stored domains and addresses: folded, with international domains encoded. */
export function searchedAddress(text: string): string {
  const [, name = '', domain = ''] = /^([^@]*@)?(.*)$/s.exec(text.trim()) ?? [];
  const isInternational = /[^\u0020-\u007e]/.test(domain);
  return foldText(name) + ((isInternational && domainToASCII(domain)) || foldText(domain));
}
