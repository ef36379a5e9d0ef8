import { loadOnce as once } from '../../shared/load-once.ts';

/** The parts that somebody's first screen is made of. Whoever draws one asks for it here, where it may be under way. */
export const firstParts = {
  landing: once(() => import('./landing-screen.tsx')),
  signIn: once(() => import('../features/auth/sign-in-screen.tsx')),
  siteFooter: once(() => import('./frame/site-footer.tsx')),
  workspaces: once(() => import('../features/workspaces/workspaces-screen.tsx')),
  signedIn: once(() => import('./signed-in-routes.tsx')),
  sideMenu: once(() => import('./frame/side-menu.tsx')),
  languageMenu: once(() => import('./frame/language-menu.tsx')),
} as const;

/**
 * Fetches the code that this path shows first, side by side with the application itself. Never rejects: who draws a part
 * that could not be had says so.
 */
export async function fetchFirstParts(path: string, signedIn: boolean): Promise<void> {
  await Promise.allSettled(partsOf(path, signedIn).map((fetch) => fetch()));
}

function partsOf(path: string, signedIn: boolean): readonly (() => Promise<unknown>)[] {
  const { landing, signIn, siteFooter, workspaces, sideMenu, languageMenu } = firstParts;
  // Administrators have no workspaces and go on, but who is one is not known yet.
  const begins = path === '/' || path === '/workspaces';
  if (signedIn) return [sideMenu, languageMenu, begins ? workspaces : firstParts.signedIn];
  if (path === '/') return [siteFooter, landing];
  return path === '/auth' ? [siteFooter, signIn] : [siteFooter];
}
