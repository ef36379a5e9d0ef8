import { http } from '../lib/http.ts';

/** The address receives a message with a link that confirms the subscription. */
export function subscribe(email: string): Promise<void> {
  return http.post('/api/newsletter/', { body: { email } });
}

export function confirmSubscription(key: string): Promise<void> {
  return http.post('/api/newsletter/confirm/', { body: { key } });
}
