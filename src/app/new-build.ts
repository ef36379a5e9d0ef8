import { readFirstPage } from '../lib/first-page.ts';

/** The storage key of the time of this window's last automatic reload. */
export const reloadedKey = 'octavo-reloaded';

/** The window reloads automatically at most once in this many milliseconds, whatever goes wrong. */
const once = 10 * 60_000;

/** Why a part of the application is missing: the window is reloading, there is a new build, or the cause is unknown. */
export type LostPartCause = 'reloading' | 'new build' | 'unknown';

/**
 * Reloads the window if the server has a newer build, because the files of this one are gone. Does nothing if the window
 * reloaded a short while ago.
 */
export async function reloadForNewBuild(): Promise<LostPartCause> {
  if (!(await isNewBuild())) return 'unknown';
  if (!mayReload()) return 'new build';
  location.reload();
  return 'reloading';
}

/** The first page names the files of its build by their hashes, so another build names other files. */
async function isNewBuild(): Promise<boolean> {
  const page = await readFirstPage();
  const named = page && firstScript(page);
  return named !== undefined && named !== firstScript(document);
}

function firstScript(page: Document): string | undefined {
  return page.querySelector('script[type=module]')?.getAttribute('src') ?? undefined;
}

/** Notes the time of the reload. Without storage it could reload forever, so then it does not reload at all. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < once) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
