import { useLocation } from 'wouter';
import { useAppStore } from '../../state/app-store.ts';

/** The id of the workspace in a path; undefined outside of workspaces, such as on `/workspaces/create`. */
export function workspaceIdOfPath(path: string): string | undefined {
  const id = /^\/workspaces\/([^/]+)/.exec(path)?.[1];
  return id === 'create' ? undefined : id;
}

/**
 * The workspace whose menu is shown. Until the list of workspaces has loaded, this is the one in the path, so that the menu
 * does not change when it arrives.
 */
export function useMenuWorkspace(): string | undefined {
  const [path] = useLocation();
  const { list, status } = useAppStore((state) => state.workspaces);
  const named = workspaceIdOfPath(path);
  const isExpected = status === 'idle' || status === 'loading';
  return isExpected || list.some(({ id }) => id === named) ? named : undefined;
}
