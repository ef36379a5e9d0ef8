import { loadOnce } from '../../../shared/load-once.ts';

/** Outside of workspaces there is nothing to select. */
export const loadWorkspaceSelector = loadOnce(
  async () => (await import('./workspace-selector.tsx')).WorkspaceSelector,
);
