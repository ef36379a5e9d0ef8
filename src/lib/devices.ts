/**
 * What the server answered to the last sign-in with this address. Sent with the next one, it keeps strangers who try
 * passwords from delaying this browser. It opens nothing.
 */
export function deviceOf(email: string): { device?: string | undefined } {
  try {
    return { device: localStorage.getItem(keyOf(email)) ?? undefined };
  } catch {
    return {};
  }
}

export function keepDevice(email: string, device: string): void {
  try {
    localStorage.setItem(keyOf(email), device);
  } catch {
    // Without storage the browser counts as a stranger.
  }
}

function keyOf(email: string): string {
  return `device ${email.trim().toLowerCase()}`;
}
