/**
 * The page between the editor and an external site. Only the app may frame it, it runs only our script, and it can
 * frame only that site.
 */
export function drawBridge(address: string): string {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return (
    '<!doctype html><html><head><meta charset="utf-8"><title>Octavo</title>' +
    `<script src="/preview/bridge.js" defer></script></head><body data-address="${escaped}"></body></html>`
  );
}

/** Replaces the usual security headers. */
export function bridgeHeaders(address: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `frame-src ${new URL(address).origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}
