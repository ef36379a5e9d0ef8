/** Where this browser remembers that somebody went to a provider to sign in, and when. */
const key = 'octavo-social-attempt';

/** As long as the server waits for the provider's answer, in milliseconds. */
const lifetime = 10 * 60_000;

/** Somebody leaves for a provider of social sign-in. */
export function noteSocialAttempt(): void {
  localStorage.setItem(key, String(Date.now()));
}

/** Whether somebody left for a provider from this browser a moment ago; asked once, it is forgotten. */
export function takeSocialAttempt(): boolean {
  const began = Number(localStorage.getItem(key) ?? 0);
  localStorage.removeItem(key);
  return Date.now() - began < lifetime;
}
