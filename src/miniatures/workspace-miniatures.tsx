import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { SiteLooksContext } from '../editor/miniatures/miniature-renderer.ts';

interface WorkspaceMiniaturesProps {
  readonly workspaceId: string;
  readonly children: ReactNode;
}

/** The code for it is loaded when first needed. */
export function WorkspaceMiniatures({ workspaceId, children }: WorkspaceMiniaturesProps) {
  const client = useQueryClient();
  const load = useMemo(() => {
    const site = { workspaceId, client };
    return async () => (await import('./site-looks.ts')).siteLooks(site);
  }, [workspaceId, client]);
  return <SiteLooksContext value={load}>{children}</SiteLooksContext>;
}
