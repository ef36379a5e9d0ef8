import { loadFieldsFor } from '../../field-plugins/other-fields.ts';
import { addresses } from '../api/addresses.ts';
import { prefetch } from '../lib/prefetch.ts';
import { apiUrl } from '../lib/http-session.ts';
import type { MessagesPart } from '../lib/messages-part.ts';
import { messagesPath } from '../lib/messages-path.ts';
import { fallbackLanguage, type Language } from '../../shared/languages.ts';
import { matchFirst } from './match-route.ts';
import { fetchCode } from './route-kinds.ts';

/** The address that a user opens, and the session and language they open it with. */
interface Visit {
  readonly path: string;
  readonly query: string;
  readonly token: string | undefined;
  readonly language: Language;
}

/** Requests everything for the first screen at once: its data, its locale files and its code. */
export function askForFirstScreen({ path, query, token, language }: Visit): void {
  const found = matchFirst(path, token !== undefined);
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (token !== undefined) headers['Authorization'] = `Token ${token}`;
  // With a query, the screen may want another page of its list.
  const own = query === '' ? (found?.entry.reads?.(found.params) ?? []) : [];
  for (const address of [token === undefined ? addresses.features : addresses.users, ...own])
    prefetch(
      apiUrl(address).href,
      headers,
      address.startsWith(addresses.models()) ? loadFieldsFor : undefined,
    );
  for (const part of ['translation', ...(found?.entry.messages ?? [])])
    for (const spoken of new Set([language, fallbackLanguage])) prefetch(messagesPath(spoken, part));
  void fetchFirstCode(path, token !== undefined);
}

export async function fetchFirstCode(path: string, signedIn: boolean): Promise<void> {
  const found = matchFirst(path, signedIn);
  if (found !== undefined) await fetchCode(found.entry);
}

/** The locale files of the first screen in addition to the shared ones. */
export function firstMessages(path: string, signedIn: boolean): readonly MessagesPart[] {
  return matchFirst(path, signedIn)?.entry.messages ?? [];
}
