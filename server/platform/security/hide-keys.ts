/**
 * Matches text to keep (JSON escapes and the request id) and text to hide: at least as long as our tokens and keys,
 * which have 43 characters of base64url, percent-encoded or not. No text can look like the member `reqId`, because
 * quotation marks inside a text are escaped.
 */
const staysOrKey = /(\\(?:u[\da-f]{4}|.)|"reqId":"[^"\\]*")|[%\w-]{43,}/gi;

/**
 * Removes possible tokens and keys from a log line, whether from an address, a header or an error message. The line
 * stays valid JSON.
 */
export function hideKeys(line: string): string {
  return line.replace(staysOrKey, (_found, stays: string | undefined) => stays ?? '…');
}

/** Path segments that precede a key in links. */
const beforeKey = /(\/(?:activation|reset-password|confirm|previews)\/).+/is;

/**
 * Returns a path that is safe to log, even if it is encoded several times. Links in mails end with a key, which may
 * have been cut or broken on its way.
 */
export function withoutKey(written: string): string {
  const [path = ''] = decoded(written, 5).split(/[?#;]/);
  return path.replace(/[/\\]+/g, '/').replace(beforeKey, '$1…');
}

function decoded(text: string, times: number): string {
  const once = text.replace(/(%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
  return once === text || times === 1 ? once : decoded(once, times - 1);
}
