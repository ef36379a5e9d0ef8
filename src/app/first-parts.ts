type Fetch = () => Promise<unknown>;

/** The screens that guests begin with. */
const guestScreens: Readonly<Record<string, Fetch>> = {
  '/': () => import('./landing-screen.tsx'),
  '/auth': () => import('../features/auth/sign-in-screen.tsx'),
};

const everySignedIn: readonly Fetch[] = [
  () => import('./frame/side-menu.tsx'),
  () => import('./frame/language-menu.tsx'),
];

/**
 * Fetches the code that this path shows first, side by side with the application itself. Never rejects: who draws a part
 * that could not be had says so.
 */
export async function fetchFirstParts(path: string, signedIn: boolean): Promise<void> {
  await Promise.allSettled(firstParts(path, signedIn).map((fetch) => fetch()));
}

function firstParts(path: string, signedIn: boolean): readonly Fetch[] {
  if (!signedIn) {
    const screen = guestScreens[path];
    return [() => import('./frame/site-footer.tsx'), ...(screen === undefined ? [] : [screen])];
  }
  // Administrators have no workspaces and go on, but who is one is not known yet.
  const screen =
    path === '/workspaces' || path === '/'
      ? () => import('../features/workspaces/workspaces-screen.tsx')
      : () => import('./signed-in-routes.tsx');
  return [...everySignedIn, screen];
}
