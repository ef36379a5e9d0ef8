import { listWorkspaces } from '../api/workspaces.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import type { SessionSlice } from './session-slice.ts';
import type { Slice } from './slice.ts';

export type WorkspacesStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface WorkspacesSlice {
  readonly workspaces: {
    readonly list: readonly Workspace[];
    /** Stays `ready` while a loaded list is read again. */
    readonly status: WorkspacesStatus;
    /** Reads the user's workspaces; administrators and guests have none. Never rejects: see `status`. */
    load(): Promise<void>;
    /** Reads them for a new session. */
    begin(): Promise<void>;
    /** Reads a loaded list again, unless the session started with it a moment ago. */
    refresh(): void;
    clear(): void;
  };
}

/** Milliseconds for which the list of a new session counts as fresh. */
const moment = 5000;

export const workspacesSlice: Slice<WorkspacesSlice, WorkspacesSlice & SessionSlice> = (set, get) => {
  const write = (part: Partial<WorkspacesSlice['workspaces']>) =>
    set({ workspaces: { ...get().workspaces, ...part } });
  // An answer is dropped if a later request was made or the user has changed.
  let latest = 0;
  let begunAt = -Infinity;
  return {
    workspaces: {
      list: [],
      status: 'idle',
      async load() {
        latest += 1;
        const request = latest;
        const { user } = get().session;
        if (user === undefined || user.is_admin) return write({ list: [], status: 'ready' });
        if (get().workspaces.status !== 'ready') write({ status: 'loading' });
        try {
          const list = await listWorkspaces();
          if (request === latest) write({ list, status: 'ready' });
        } catch {
          if (request === latest) write({ status: 'failed' });
        }
      },
      async begin() {
        await get().workspaces.load();
        begunAt = performance.now();
      },
      refresh() {
        const { status, load } = get().workspaces;
        if (status === 'ready' && performance.now() - begunAt > moment) void load();
      },
      clear() {
        latest += 1;
        begunAt = -Infinity;
        write({ list: [], status: 'idle' });
      },
    },
  };
};
