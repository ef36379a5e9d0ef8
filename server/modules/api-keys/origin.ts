/**
 * Normalises a browser origin for storage and comparison: `scheme://host[:port]`, or `*`. Undefined if there is
 * anything else: a path, a query, a user name, another scheme.
 */
export function normalizeOrigin(text: string): string | undefined {
  const written = text.trim();
  if (written === '*') return '*';
  if (!/^https?:\/\/[^/*\s]+$/i.test(written) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  // Servers cannot listen on port 0.
  return url.href === `${url.origin}/` && url.port !== '0' ? url.origin : undefined;
}
