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

/** Reloads only if the server can be reached: otherwise the window would be lost. Returns whether it does. */
export async function reloadIfReachable(): Promise<boolean> {
  const reachable = (await readFirstPage()) !== undefined;
  if (reachable) location.reload();
  return reachable;
}
