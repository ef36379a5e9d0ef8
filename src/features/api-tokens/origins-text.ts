/** The origins in a text with one a line, or with commas between them; each once. */
export function readOrigins(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter((origin) => origin !== ''))];
}

/** The text in which origins are edited: one a line. */
export function writeOrigins(origins: readonly string[]): string {
  return origins.join('\n');
}
