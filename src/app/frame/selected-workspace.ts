import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAppStore } from '../../state/app-store.ts';

/** The id of the workspace in a path; undefined outside of workspaces, such as on `/workspaces/create`. */
export function workspaceIdOfPath(path: string): string | undefined {
  const id = /^\/workspaces\/([^/]+)/.exec(path)?.[1];
  return id === 'create' ? undefined : id;
}

/** Keeps the store's selected workspace in line with the path, if the user has such a workspace. */
export function useSelectedWorkspace(): void {
  const [path] = useLocation();
  const list = useAppStore((state) => state.workspaces.list);
  const select = useAppStore((state) => state.workspaces.select);
  const named = workspaceIdOfPath(path);
  const selected = list.find(({ id }) => id === named)?.id;
  useEffect(() => select(selected), [select, selected]);
}
