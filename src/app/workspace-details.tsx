import { type ReactNode, Suspense } from 'react';
import { DetailsHeader } from '../features/workspaces/details-header.tsx';
import type { DetailsPart } from '../features/workspaces/details-parts.ts';
import { Spinner } from '../ui/spinner.tsx';

interface WorkspaceDetailsProps {
  readonly workspaceId: string;
  readonly current: DetailsPart;
  readonly children: ReactNode;
}

/** A screen about the workspace itself, below the header that these screens share. */
export function WorkspaceDetails({ workspaceId, current, children }: WorkspaceDetailsProps) {
  return (
    <>
      <DetailsHeader workspaceId={workspaceId} current={current} />
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </>
  );
}
