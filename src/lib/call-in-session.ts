import { HttpError } from './http-error.ts';
import { currentSession, sessionHeaders } from './http-session.ts';

/** If the session has expired, repeats the call after the same user has signed in again. */
export async function callInSession<Answer>(
  call: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const { readToken, renew } = currentSession();
  const token = readToken();
  try {
    return await call(sessionHeaders());
  } catch (error) {
    const expired = error instanceof HttpError && error.status === 401;
    if (!expired || !(await renew(token))) throw error;
    return callInSession(call);
  }
}
