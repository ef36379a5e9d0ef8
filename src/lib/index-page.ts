/** Fetches the app's current HTML page; undefined if the server cannot be reached. */
export async function fetchIndexPage(): Promise<Document | undefined> {
  try {
    const response = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** Reloads the window if the server can be reached, otherwise the app would be lost. Returns whether it reloads. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = (await fetchIndexPage()) !== undefined;
  if (isReachable) location.reload();
  return isReachable;
}
