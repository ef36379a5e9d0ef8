import type { Messages } from '../../shared/texts.ts';
import { fetchText } from './fetch-text.ts';
import { messagesPath } from './messages-path.ts';

/** Milliseconds before each retry of a locale file, without which a screen has no words. */
export const messagePauses = [350, 700, 1400, 2800, 5600];

/** Reads one locale file of any language; a temporary failure is retried once for each pause. Rejects if it does not arrive. */
export async function readPart(
  language: string,
  part: string,
  pauses: readonly number[] = [],
): Promise<Messages> {
  const url = new URL(messagesPath(language, part), document.baseURI);
  return JSON.parse(await fetchText({ url, method: 'GET', headers: {} }, pauses)) as Messages;
}
