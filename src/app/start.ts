import i18next from 'i18next';
import { configureHttp } from '../lib/http.ts';
import { currentLanguage, hasWords, startWords } from '../lib/i18n.ts';
import { readToken } from '../lib/token-cookie.ts';
import { showToast, useAppStore } from '../state/app-store.ts';
import { fetchFirstParts } from './first-parts.ts';

export type Started = 'ready' | 'without words';

/** Loads what every screen needs: the words and who is signed in. */
export async function start(): Promise<Started> {
  connectSession();
  const { session, features } = useAppStore.getState();
  const signedIn = readToken() !== undefined;
  if (!signedIn) void features.load();
  await Promise.all([startWords(), session.loadUser(), fetchFirstParts(location.pathname, signedIn)]);
  return hasWords() ? 'ready' : 'without words';
}

/** Joins calls and session: the token goes out with each call, and a refused token ends the session. */
export function connectSession(): void {
  configureHttp({ readToken, readLanguage: currentLanguage, onUnauthorized });
  useAppStore.subscribe(
    (state) => state.session.user?.id,
    (id) => {
      const { clear, load } = useAppStore.getState().workspaces;
      clear();
      if (id !== undefined) void load();
    },
  );
}

function onUnauthorized(): void {
  useAppStore.getState().session.expired();
  showToast('error', i18next.t('session.expired'));
}
