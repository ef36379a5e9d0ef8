// Browsers drop tabs and line breaks from addresses, so `java\nscript:` would run.
const absolute = /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu;
/** Two slashes, or a slash and a backslash, would name another host. */
const internal = /^\/(?![/\\])[^\s\p{Cc}\\]*$/u;

/** The address if a site may link to it: a path of the site, or http, https, mailto or tel. Otherwise undefined. */
export function linkAddress(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  const address = url.trim();
  return internal.test(address) || absolute.test(address) ? address : undefined;
}

/** The address if a site may show an image from it: a path of the site, or http or https. Otherwise undefined. */
export function imageAddress(url: unknown): string | undefined {
  const address = linkAddress(url);
  return address !== undefined && /^(?:\/|https?:)/i.test(address) ? address : undefined;
}
