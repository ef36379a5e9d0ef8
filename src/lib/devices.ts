const storageKey = 'octavo-devices';

/** How many accounts a browser remembers that it signed in to. */
const mostAccounts = 5;

/**
 * What the server answered to the last sign-in with this address. Sent with the next one, it keeps strangers who try
 * passwords from delaying this browser. It opens nothing.
 */
export function deviceOf(email: string): { device?: string } {
  const device = read().find(([address]) => address === keyOf(email))?.[1];
  return device === undefined ? {} : { device };
}

export function keepDevice(email: string, device: string): void {
  const others = read().filter(([address]) => address !== keyOf(email));
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify([[keyOf(email), device], ...others].slice(0, mostAccounts)),
    );
  } catch {
    // Without storage the browser counts as a stranger.
  }
}

function read(): readonly (readonly [address: string, device: string])[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

function keyOf(email: string): string {
  return email.trim().toLowerCase();
}
