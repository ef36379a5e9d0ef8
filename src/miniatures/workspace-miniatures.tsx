import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type SiteLooks, SiteLooksContext } from '../editor/miniatures/miniature-renderer.ts';

interface WorkspaceMiniaturesProps {
  readonly workspaceId: string;
  readonly children: ReactNode;
}

/** The code for it is loaded when first needed. */
export function WorkspaceMiniatures({ workspaceId, children }: WorkspaceMiniaturesProps) {
  const client = useQueryClient();
  const load = useMemo(() => loaderOf(workspaceId, client), [workspaceId, client]);
  return <SiteLooksContext value={load}>{children}</SiteLooksContext>;
}

function loaderOf(workspaceId: string, client: QueryClient): () => Promise<SiteLooks> {
  let looks: SiteLooks | undefined;
  return async () => {
    const { siteLooks } = await import('./site-looks.ts');
    return (looks ??= siteLooks(workspaceId, client));
  };
}
