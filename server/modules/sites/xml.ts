export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';

const names: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Escapes text inside an element, without control characters, which XML cannot represent. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- These are the characters that XML 1.0 does not allow.
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[<>&"]/g, (sign) => names[sign] ?? sign)
  );
}
