import { type ReactNode, Suspense } from 'react';
import { DetailsHeader } from '../features/workspaces/details-header.tsx';
import type { DetailsPart } from '../features/workspaces/details-parts.ts';

interface WorkspaceDetailsProps {
  readonly workspaceId: string;
  readonly current: DetailsPart;
  /** Shown until the screen has loaded. */
  readonly spinner?: ReactNode;
  readonly children: ReactNode;
}

/** A screen about the workspace itself, below the header that these screens share. */
export function WorkspaceDetails({ workspaceId, current, spinner, children }: WorkspaceDetailsProps) {
  return (
    <>
      <DetailsHeader workspaceId={workspaceId} current={current} />
      <Suspense fallback={spinner}>{children}</Suspense>
    </>
  );
}
