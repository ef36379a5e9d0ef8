import process from 'node:process';

/**
 * Characters that move the cursor of a terminal, colour it, or change the direction of text; not line breaks or tabs.
 */
const hidden = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Escapes such characters, which may occur in texts of members and of other servers. In JSON and in TypeScript strings
 * an escape is the same character.
 */
export function withEscapes(text: string): string {
  return text.replace(hidden, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Prints the result of a command. Commands print nothing on their own. */
export function print(lines: readonly string[]): 0 {
  for (const line of lines) console.log(withEscapes(line));
  return 0;
}

/** Prints additional information for the operator on standard error. */
export function printBeside(...lines: readonly string[]): void {
  for (const line of lines) console.error(withEscapes(line));
}

/** Rewrites the last line of a terminal. */
export function rewriteLine(text: string): void {
  process.stderr.write(`\r\u001B[K${withEscapes(text)}`);
}
