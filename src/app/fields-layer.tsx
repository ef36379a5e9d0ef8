import type { ReactNode } from 'react';
import { WorkspaceMiniatures } from '../miniatures/workspace-miniatures.tsx';
import { FieldHostProvider } from './field-host.tsx';

interface FieldsLayerProps {
  readonly workspaceId: string;
  readonly children: ReactNode;
}

/** Wraps the screens that show fields or blocks. */
export function FieldsLayer({ workspaceId, children }: FieldsLayerProps) {
  return (
    <FieldHostProvider key={workspaceId} workspaceId={workspaceId}>
      <WorkspaceMiniatures workspaceId={workspaceId}>{children}</WorkspaceMiniatures>
    </FieldHostProvider>
  );
}
