import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useAppStore } from '../state/app-store.ts';
import { Spinner } from '../ui/spinner.tsx';
import { firstParts } from './first-parts.ts';
import { lazyPart } from './lazy-part.tsx';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { GuestOnly, MembersOnly, SignedIn } from './guards.tsx';

const LandingScreen = lazyPart(async () => (await firstParts.landing()).LandingScreen);
const SignInScreen = lazyPart(async () => (await firstParts.signIn()).SignInScreen);
const AccountRoutes = lazyPart(async () => (await import('./account-routes.tsx')).AccountRoutes);
const NewsletterConfirmScreen = lazyPart(
  async () => (await import('../features/newsletter/newsletter-confirm-screen.tsx')).NewsletterConfirmScreen,
);
const SupportScreen = lazyPart(
  async () => (await import('../features/support/support-screen.tsx')).SupportScreen,
);
// Where most people begin. It stands apart because it needs nothing of what the other screens read with.
const WorkspacesScreen = lazyPart(async () => (await firstParts.workspaces()).WorkspacesScreen);
const SignedInRoutes = lazyPart(async () => (await firstParts.signedIn()).SignedInRoutes);

const forSignedIn = /^\/(?:workspaces|profile|admin)(?:\/|$)/;

/** Every path of the application. What needs an account stands in a part of its own, which guests do not load. */
export function Routes() {
  const [path] = useLocation();
  return (
    <PageFrame>
      <AppErrorBoundary place={path}>
        <Suspense fallback={<Spinner />}>
          <Switch>
            <Route path="/">
              <Root />
            </Route>
            <Route path="/auth">
              <GuestOnly>
                <SignInScreen />
              </GuestOnly>
            </Route>
            <Route path="/auth/*">
              <GuestOnly>
                <AccountRoutes />
              </GuestOnly>
            </Route>
            <Route path="/newsletter/confirm/:key">
              {({ key }) => <NewsletterConfirmScreen confirmKey={key} />}
            </Route>
            <Route path="/support/:topic">{({ topic }) => <SupportScreen topic={topic} />}</Route>
            <Route path="/workspaces">
              <MembersOnly>
                <WorkspacesScreen />
              </MembersOnly>
            </Route>
            <Route path={forSignedIn}>
              <SignedIn>
                <SignedInRoutes />
              </SignedIn>
            </Route>
            <Route>
              <Redirect to="/" replace />
            </Route>
          </Switch>
        </Suspense>
      </AppErrorBoundary>
    </PageFrame>
  );
}

/** The root shows guests what this is, and takes everybody else to their work (spec section 2). */
function Root() {
  const { status, user } = useAppStore((state) => state.session);
  if (status === 'loading') return <Spinner />;
  if (user === undefined) return <LandingScreen />;
  return <Redirect to={user.is_admin ? '/admin/users' : '/workspaces'} replace />;
}
