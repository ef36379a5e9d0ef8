import { http } from '../lib/http.ts';

/** Asks for the newsletter. The address gets a message whose link confirms it. */
export function subscribe(email: string): Promise<void> {
  return http.post('/api/newsletter/', { body: { email } });
}

/** Confirms a subscription with the key of that link. */
export function confirmSubscription(key: string): Promise<void> {
  return http.post('/api/newsletter/confirm/', { body: { key } });
}
