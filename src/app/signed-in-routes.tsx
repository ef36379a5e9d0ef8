import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useAppStore } from '../state/app-store.ts';
import { Spinner } from '../ui/spinner.tsx';
import { lazyPart } from './lazy-part.tsx';
import { AdminOnly, MembersOnly } from './guards.tsx';
import { queryClientOf } from './query-client.ts';
import { useReadAgain } from './use-read-again.ts';

const WorkspaceCreateScreen = lazyPart(
  async () => (await import('../features/workspaces/workspace-create-screen.tsx')).WorkspaceCreateScreen,
);
const WorkspaceRoutes = lazyPart(async () => (await import('./workspace-routes.tsx')).WorkspaceRoutes);
const ProfileScreen = lazyPart(
  async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
);
const PasswordScreen = lazyPart(
  async () => (await import('../features/profile/password-screen.tsx')).PasswordScreen,
);
const BillingScreen = lazyPart(
  async () => (await import('../features/profile/billing-screen.tsx')).BillingScreen,
);
const SettingsScreen = lazyPart(
  async () => (await import('../features/profile/settings-screen.tsx')).SettingsScreen,
);
const UsersScreen = lazyPart(async () => (await import('../features/users/users-screen.tsx')).UsersScreen);
const AdminMediaScreen = lazyPart(
  async () => (await import('../features/media/admin-media-screen.tsx')).AdminMediaScreen,
);
const NewsletterAddressesScreen = lazyPart(
  async () =>
    (await import('../features/newsletter-addresses/newsletter-addresses-screen.tsx'))
      .NewsletterAddressesScreen,
);

/** Everything behind the sign-in but the list of workspaces. */
export function SignedInRoutes() {
  const queryClient = queryClientOf(useAppStore((state) => state.session.user?.id));
  useReadAgain(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<Spinner />}>
        <Switch>
          <Route path="/workspaces/create">
            <MembersOnly>
              <WorkspaceCreateScreen />
            </MembersOnly>
          </Route>
          <Route path="/workspaces/:workspaceId/*?">
            {({ workspaceId }) => (
              <MembersOnly>
                <WorkspaceRoutes key={workspaceId} workspaceId={workspaceId} />
              </MembersOnly>
            )}
          </Route>
          <Route path="/profile">
            <ProfileScreen />
          </Route>
          <Route path="/profile/password">
            <PasswordScreen />
          </Route>
          <Route path="/profile/billing">
            <BillingScreen />
          </Route>
          <Route path="/profile/settings">
            <SettingsScreen />
          </Route>
          <Route path="/admin/users">
            <AdminOnly>
              <UsersScreen />
            </AdminOnly>
          </Route>
          <Route path="/admin/media">
            <AdminOnly>
              <AdminMediaScreen />
            </AdminOnly>
          </Route>
          <Route path="/admin/newsletter">
            <AdminOnly>
              <NewsletterAddressesScreen />
            </AdminOnly>
          </Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Suspense>
    </QueryClientProvider>
  );
}
