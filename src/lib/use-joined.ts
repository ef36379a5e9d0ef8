import { useState } from 'react';

/**
 * Runs the call once at a time for the same arguments. A second click before the button is rendered as busy joins the
 * first call, so nothing is created twice, and only one toast is shown.
 */
export function useJoined<Sent extends readonly unknown[], Answer>(
  call: (...sent: Sent) => Promise<Answer>,
): (...sent: Sent) => Promise<Answer> {
  const [running] = useState(() => new Map<string, Promise<Answer>>());
  return (...sent) => {
    const key = JSON.stringify(sent[0]) ?? '';
    const joined = running.get(key);
    if (joined !== undefined) return joined;
    const started = call(...sent).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
