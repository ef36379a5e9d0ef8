import i18next from 'i18next';
import { configureHttp } from '../lib/http.ts';
import { currentLanguage, hasWords, startWords } from '../lib/i18n.ts';
import { readToken } from '../lib/token-cookie.ts';
import { showToast, useAppStore } from '../state/app-store.ts';

export type Started = 'ready' | 'without words';

/** Loads what every screen needs: the words and who is signed in. */
export async function start(): Promise<Started> {
  const { getState, subscribe } = useAppStore;
  configureHttp({ readToken, readLanguage: currentLanguage, onUnauthorized });
  subscribe(
    (state) => state.session.user?.id,
    (id) => {
      getState().workspaces.clear();
      if (id !== undefined) void getState().workspaces.load();
    },
  );
  await Promise.all([startWords(), getState().session.loadUser()]);
  return hasWords() ? 'ready' : 'without words';
}

function onUnauthorized(): void {
  useAppStore.getState().session.expired();
  showToast('error', i18next.t('session.expired'));
}
