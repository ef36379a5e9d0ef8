import i18next from 'i18next';
import { showToast, useAppStore } from '../state/app-store.ts';

const key = 'octavo-user';

/**
 * The tabs of a browser share one token. Each user who signs in leaves their id for the other tabs: one that still shows another
 * user's work ends there, or its calls would be sent as the new user. Drafts stay in the journal.
 */
export function watchOtherUsers(): void {
  useAppStore.subscribe((state) => state.session.user?.id, leaveId);
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    const { user, replaced } = useAppStore.getState().session;
    if (changed !== key || newValue === null || user === undefined || newValue === user.id) return;
    replaced();
    showToast('info', i18next.t('session.replaced'));
  });
}

function leaveId(id: string | undefined): void {
  if (id === undefined) return;
  try {
    localStorage.setItem(key, id);
  } catch {
    // Then the other tabs learn it from the answers to their calls.
  }
}
