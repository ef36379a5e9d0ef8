/** The origins in a text with one a line, or with commas between them; each once. */
export function readOrigins(text: string): string[] {
  const written = text.split(/[\s,]+/).filter((origin) => origin !== '');
  return [...new Set(written.map(tidied))];
}

/** The text in which origins are edited: one a line. */
export function writeOrigins(origins: readonly string[]): string {
  return origins.join('\n');
}

/** An address bar copies an origin with a slash behind it. Everything else is the server's to judge. */
function tidied(written: string): string {
  const origin = /^(https?:\/\/[^/]+)\/?$/i.exec(written)?.[1];
  return origin?.toLowerCase() ?? written;
}
