/** Where this browser's window keeps when it was last loaded anew by itself. */
export const reloadedKey = 'octavo-reloaded';

/** Milliseconds in which the window is loaded anew but once by itself, whatever goes wrong after that. */
const once = 10 * 60_000;

/** Why a part of the application is not to be had: it is being loaded anew, there is a new build, or nobody can tell. */
export type LostPartCause = 'reloading' | 'new build' | 'unknown';

/**
 * Loads the window anew when the server has another build than the one that runs here, whose files are gone with it,
 * unless that was done a short while ago.
 */
export async function reloadForNewBuild(): Promise<LostPartCause> {
  if (!(await isNewBuild())) return 'unknown';
  if (!mayReload()) return 'new build';
  location.reload();
  return 'reloading';
}

/** The first page names the files of its build by their hashes; another build names others. */
async function isNewBuild(): Promise<boolean> {
  const page = await readFirstPage();
  const named = page && firstScript(page);
  return named !== undefined && named !== firstScript(document);
}

/** The page that a new window would be; undefined when the server cannot be had. */
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

/** Notes that it is done now. Where nothing can be noted it might be done for ever, so it is not done at all. */
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
