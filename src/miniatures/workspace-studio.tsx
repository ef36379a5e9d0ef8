import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { StudioContext } from '../editor/miniatures/studio.ts';

interface WorkspaceStudioProps {
  readonly workspaceId: string;
  readonly children: ReactNode;
}

/** Draws miniatures as the site of this workspace looks. Its code is loaded when the first one is shown. */
export function WorkspaceStudio({ workspaceId, children }: WorkspaceStudioProps) {
  const client = useQueryClient();
  const open = useMemo(() => {
    const known = new Map<string, string>();
    return async () => {
      const { openStudio } = await import('./open-studio.ts');
      return openStudio({ workspaceId, client, known });
    };
  }, [workspaceId, client]);
  return <StudioContext value={open}>{children}</StudioContext>;
}
