import { create } from 'zustand';
import { subscribeWithSelector } from 'zustand/middleware';
import { type FeaturesSlice, featuresSlice } from './features-slice.ts';
import { type SessionSlice, sessionSlice } from './session-slice.ts';
import { type ShellSlice, shellSlice } from './shell-slice.ts';
import { type ToastsSlice, toastsSlice } from './toasts-slice.ts';
import { type WorkspacesSlice, workspacesSlice } from './workspaces-slice.ts';

export type AppState = SessionSlice & WorkspacesSlice & ShellSlice & ToastsSlice & FeaturesSlice;

/** A fresh store: one for the application, one for each test. */
export function createAppStore() {
  return create<AppState>()(
    subscribeWithSelector((set, get) => ({
      ...sessionSlice(set, get),
      ...workspacesSlice(set, get),
      ...shellSlice(set, get),
      ...toastsSlice(set, get),
      ...featuresSlice(set, get),
    })),
  );
}

/** In a component: `useAppStore((state) => state.session.user)`. */
export const useAppStore = createAppStore();

/** Shows a toast from anywhere: `showToast('success', t('pages.created'))`. Returns a function that removes it. */
export function showToast(kind: 'success' | 'info' | 'error', message: string): () => void {
  const { show, dismiss } = useAppStore.getState().toasts;
  const id = show({ kind, message });
  return () => dismiss(id);
}
