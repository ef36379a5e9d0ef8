/**
 * What the server answered to the last sign-in with this address, or to a change of its password, after keeping `answered` as that. Sent with the next
 * sign-in, it keeps strangers who try passwords from delaying this browser. It opens nothing.
 */
export function deviceOf(email: string, answered?: string): string | undefined {
  const key = `device ${email.trim().toLowerCase()}`;
  try {
    if (answered !== undefined) localStorage[key] = answered;
    return localStorage[key] as string | undefined;
  } catch {
    // Without storage the browser counts as a stranger.
    return undefined;
  }
}
