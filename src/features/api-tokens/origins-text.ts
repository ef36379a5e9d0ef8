/** Reads the origins in a text, separated by line breaks or commas, without duplicates. */
export function readOrigins(text: string): string[] {
  const written = text.split(/[\s,]+/).filter((origin) => origin !== '');
  return [...new Set(written.map(tidied))];
}

/** Address bars copy an origin with a trailing slash. The server validates everything else. */
function tidied(written: string): string {
  const origin = /^(https?:\/\/[^/]+)\/?$/i.exec(written)?.[1];
  return origin?.toLowerCase() ?? written;
}
