import type { StateCreator } from 'zustand';
import type { AppState } from './app-store.ts';

/** One part of the app store: it sees the whole and writes its own. */
export type Slice<Part> = StateCreator<AppState, [['zustand/subscribeWithSelector', never]], [], Part>;
