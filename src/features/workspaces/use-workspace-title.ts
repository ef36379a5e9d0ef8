import { useAppStore } from '../../state/app-store.ts';

/** Empty until the list has loaded. */
export function useWorkspaceTitle(workspaceId: string): string {
  return useAppStore(({ workspaces }) => workspaces.list.find(({ id }) => id === workspaceId)?.title ?? '');
}
