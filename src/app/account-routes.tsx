import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Spinner } from '../ui/spinner.tsx';
import { lazyPart } from './lazy-part.tsx';

const RegisterScreen = lazyPart(
  async () => (await import('../features/auth/register-screen.tsx')).RegisterScreen,
);
const ForgotPasswordScreen = lazyPart(
  async () => (await import('../features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
);
const ResetPasswordScreen = lazyPart(
  async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
);
const ActivationScreen = lazyPart(
  async () => (await import('../features/auth/activation-screen.tsx')).ActivationScreen,
);
const SocialScreen = lazyPart(async () => (await import('../features/auth/social-screen.tsx')).SocialScreen);

/** The ways to an account and back into one, for guests; everything below `/auth` but signing in itself. */
export function AccountRoutes() {
  return (
    <Suspense fallback={<Spinner />}>
      <Switch>
        <Route path="/auth/register">
          <RegisterScreen />
        </Route>
        <Route path="/auth/forgot-password">
          <ForgotPasswordScreen />
        </Route>
        <Route path="/auth/reset-password/:key">
          {({ key }) => <ResetPasswordScreen key={key} resetKey={key} />}
        </Route>
        <Route path="/auth/activation/:key">{({ key }) => <ActivationScreen activationKey={key} />}</Route>
        <Route path="/auth/social">
          <SocialScreen />
        </Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
