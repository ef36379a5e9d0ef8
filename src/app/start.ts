import { errorSentence, HttpError } from '../lib/http-error.ts';
import { configureHttp } from '../lib/http.ts';
import { hasTranslations, startTranslations } from '../lib/i18n.ts';
import { storeText } from '../lib/stored-text.ts';
import { readToken } from '../lib/token-cookie.ts';
import { loadMessagesPart, type MessagesPart } from '../lib/messages-part.ts';
import { showToast, useAppStore } from '../state/app-store.ts';
import { fetchFirstCode, firstMessages } from './first-needs.ts';
import { words } from '../lib/words/words.ts';

const key = 'octavo-user';

export type Started = 'ready' | 'without translations';

/** Calls may fail before the locale files have loaded. */
let translations: Promise<void> = Promise.resolve();

/** Loads the requirements of every screen: the locale files and the signed-in user. */
export async function start(): Promise<Started> {
  connectSession();
  watchOtherUsers();
  const { session, features } = useAppStore.getState();
  const signedIn = readToken() !== undefined;
  if (!signedIn) void features.load();
  translations = startTranslations().then(
    (failure) => void (failure !== undefined && showToast('error', failure)),
  );
  const loading = session.loadUser().catch(explainSignOut);
  // The files are already requested; until they arrive, the part of the screen that needs them waits.
  void translations.then(() => {
    for (const part of firstMessages(location.pathname, signedIn)) void loadPart(part);
  });
  await Promise.all([translations, loading, fetchFirstCode(location.pathname, signedIn)]);
  return hasTranslations() ? 'ready' : 'without translations';
}

async function loadPart(part: MessagesPart): Promise<void> {
  // Without its texts, a screen shows their keys.
  if (!(await loadMessagesPart(part))) showToast('error', words.t('app.lostText'));
}

/** Explains to a user who had a token why they are signed out. */
async function explainSignOut(failure: unknown): Promise<void> {
  await translations;
  const reason = errorSentence(failure);
  const rejected = failure instanceof HttpError && failure.status === 401;
  showToast('error', rejected ? reason : words.t('session.notLoaded', { reason }));
}

/** Connects calls and session: each call sends the token, and waits for a new one if the session has expired. */
export function connectSession(): void {
  const renew = (rejected: string | undefined) => useAppStore.getState().session.renew(rejected);
  configureHttp({ readToken, readLanguage: () => words.language, renew });
  useAppStore.subscribe(
    (state) => state.session.user?.id,
    (id) => {
      const { clear, begin } = useAppStore.getState().workspaces;
      clear();
      if (id !== undefined) void begin();
    },
  );
}

/**
 * The tabs of a browser share one token. Each user who signs in leaves their id for the other tabs. A tab that still
 * shows another user's work ends that session, because its calls would be sent as the new user. Drafts stay in the
 * journal.
 */
function watchOtherUsers(): void {
  useAppStore.subscribe(
    (state) => state.session.user?.id,
    // Without storage, the other tabs notice it from the answers to their calls.
    (id) => id !== undefined && storeText(key, id),
  );
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    const { user, replaced } = useAppStore.getState().session;
    if (changed !== key || newValue === null || user === undefined || newValue === user.id) return;
    replaced();
    showToast('info', words.t('session.replaced'));
  });
}
