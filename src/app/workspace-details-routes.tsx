import { Route, Switch } from 'wouter';
import type { DetailsPart } from '../features/workspaces/details-parts.ts';
import { lazyPart } from './lazy-part.tsx';
import { WorkspaceDetails } from './workspace-details.tsx';

const WorkspaceSettingsScreen = lazyPart(
  async () => (await import('../features/workspaces/workspace-settings-screen.tsx')).WorkspaceSettingsScreen,
);
const WorkspaceSeoScreen = lazyPart(
  async () => (await import('../features/workspaces/seo/workspace-seo-screen.tsx')).WorkspaceSeoScreen,
);
const WorkspaceMembersScreen = lazyPart(
  async () => (await import('../features/workspaces/workspace-members-screen.tsx')).WorkspaceMembersScreen,
);
const WorkspaceUsersScreen = lazyPart(
  async () => (await import('../features/workspaces/workspace-users-screen.tsx')).WorkspaceUsersScreen,
);
const InquiriesScreen = lazyPart(
  async () => (await import('../features/inquiries/inquiries-screen.tsx')).InquiriesScreen,
);
const WorkspaceDangerScreen = lazyPart(
  async () => (await import('../features/workspaces/workspace-danger-screen.tsx')).WorkspaceDangerScreen,
);

interface WorkspaceDetailsRoutesProps {
  readonly workspaceId: string;
  readonly current: DetailsPart;
}

/** The screens about a workspace itself. Their head stays where it is when one follows the other, and so does the focus. */
export function WorkspaceDetailsRoutes({ workspaceId, current }: WorkspaceDetailsRoutesProps) {
  const base = '/workspaces/:workspaceId';
  return (
    <WorkspaceDetails workspaceId={workspaceId} current={current}>
      <Switch>
        <Route path={`${base}/settings`}>
          <WorkspaceSettingsScreen workspaceId={workspaceId} />
        </Route>
        <Route path={`${base}/seo`}>
          <WorkspaceSeoScreen workspaceId={workspaceId} />
        </Route>
        <Route path={`${base}/members`}>
          <WorkspaceMembersScreen workspaceId={workspaceId} />
        </Route>
        <Route path={`${base}/users`}>
          <WorkspaceUsersScreen workspaceId={workspaceId} />
        </Route>
        <Route path={`${base}/inquiries`}>
          <InquiriesScreen workspaceId={workspaceId} />
        </Route>
        <Route path={`${base}/danger`}>
          <WorkspaceDangerScreen workspaceId={workspaceId} />
        </Route>
      </Switch>
    </WorkspaceDetails>
  );
}
