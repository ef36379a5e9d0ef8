import { editorAccount } from '../../support/real-server.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in to a server, as the editor by default. Returns a function that calls its API: it gets, or posts if there is a body,
 * and rejects failures.
 */
export async function signInTo({ url }: { readonly url: string }, account: Account = editorAccount) {
  const { token } = await send<{ readonly token: string }>(`${url}/api/auth/`, {}, account);
  const headers = { authorization: `Token ${token}` };
  return <Body>(path: string, body?: object, method?: 'PATCH' | 'DELETE'): Promise<Body> =>
    send(`${url}/api/${path}`, { headers, ...(method && { method }) }, body);
}

async function send<Body>(address: string, init: RequestInit, body?: object): Promise<Body> {
  const isForm = body instanceof FormData;
  const answer = await fetch(address, {
    ...(body !== undefined && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    ...init,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(init.headers as Readonly<Record<string, string>> | undefined),
    },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}
