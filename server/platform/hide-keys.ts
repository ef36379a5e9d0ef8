/**
 * What stays, which is escapes of JSON and the id of a request, and what is hidden: texts at least as long as our tokens and
 * keys, which have 43 characters of base64url, percent-encoded or not. Inside a text, a quotation mark is escaped, so no text
 * can look like the member `reqId`.
 */
const staysOrKey = /(\\(?:u[\da-f]{4}|.)|"reqId":"[^"\\]*")|[%\w-]{43,}/gi;

/**
 * A line of the log without anything that could be a token or a key, wherever it comes from: an address, a header, the
 * message of an error. The line stays valid JSON.
 */
export function hideKeys(line: string): string {
  return line.replace(staysOrKey, (_found, stays: string | undefined) => stays ?? '…');
}

/** The parts of addresses that a key follows in links. */
const beforeKey = /(\/(?:activation|reset-password|confirm|previews)\/).+/is;

/**
 * A path that is safe to log, even if somebody encoded it several times. The screen that a mail links to has a key at the
 * end of its address, and the key may have been cut or broken on its way.
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
