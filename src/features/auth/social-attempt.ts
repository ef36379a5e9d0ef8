/** The storage key of the time when this browser last went to a provider to sign in. */
const key = 'octavo-social-attempt';

/** Milliseconds: as long as the server waits for the provider's answer. */
const lifetime = 10 * 60_000;

export function noteSocialAttempt(): void {
  localStorage.setItem(key, String(Date.now()));
}

/** Whether this browser left for a provider a moment ago. Reading it clears it. */
export function takeSocialAttempt(): boolean {
  const began = Number(localStorage.getItem(key) ?? 0);
  localStorage.removeItem(key);
  return Date.now() - began < lifetime;
}
