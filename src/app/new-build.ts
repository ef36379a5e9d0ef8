/** The storage key of when this window last reloaded automatically. */
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

/** The page that a new window would load; undefined if the server cannot be reached. */
export async function readFirstPage(): Promise<Document | undefined> {
  try {
    const response = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
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
