import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A GitHub account. */
export interface GithubPerson {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

/** A server that answers one client like GitHub, with the same checks, including PKCE. */
export interface GithubServer {
  readonly url: string;
  /** The signed-in person; undefined means that they decline. */
  person: GithubPerson | undefined;
  /** The status of its API; any status but 200 comes without an account. */
  apiStatus: number;
  /** The tokens and codes it has issued. */
  readonly secrets: string[];
  close(): Promise<void>;
}

interface Grant {
  readonly person: GithubPerson;
  readonly challenge: string;
}

export async function startGithubServer(client: {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}): Promise<GithubServer> {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, GithubPerson>();
  const secrets: string[] = [];
  const newSecret = (prefix: string) => {
    const secret = `${prefix}_${randomBytes(20).toString('hex')}`;
    secrets.push(secret);
    return secret;
  };

  const authorize = (query: URLSearchParams): { location: string } | { status: number } => {
    const wanted = ['client_id', 'redirect_uri', 'code_challenge_method'].map((name) => query.get(name));
    const expected = [client.clientId, client.redirectUri, 'S256'];
    if (wanted.join(' ') !== expected.join(' ')) return { status: 400 };
    const back = new URL(client.redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('iss', `${running.url}/login/oauth`);
    if (running.person === undefined) back.searchParams.set('error', 'access_denied');
    else {
      const code = newSecret('code');
      codes.set(code, { person: running.person, challenge: query.get('code_challenge') ?? '' });
      back.searchParams.set('code', code);
    }
    return { location: back.href };
  };
  /** Like GitHub, it always answers 200 here and names the error in the body. */
  const redeem = async (request: IncomingMessage): Promise<object> => {
    const form = new URLSearchParams(await text(request));
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (form.get('client_secret') !== client.clientSecret) return { error: 'incorrect_client_credentials' };
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant?.challenge !== challenge) return { error: 'bad_verification_code' };
    const token = newSecret('gho');
    tokens.set(token, grant.person);
    return { access_token: token, token_type: 'bearer', scope: 'user:email' };
  };
  const readApi = (request: IncomingMessage, path: string): { status: number; body: unknown } => {
    const person = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (person === undefined) return { status: 401, body: { message: 'Bad credentials' } };
    if (running.apiStatus !== 200) return { status: running.apiStatus, body: { message: 'Sorry' } };
    const { emails, ...user } = person;
    return { status: 200, body: path === '/user' ? user : emails };
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/login/oauth/authorize') {
      const answer = authorize(searchParams);
      if ('location' in answer) response.writeHead(302, { location: answer.location }).end();
      else send(answer.status, {});
    } else if (pathname === '/login/oauth/access_token') {
      void redeem(request).then((body) => send(200, body));
    } else {
      const { status, body } = readApi(request, pathname);
      send(status, body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running: GithubServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: undefined,
    apiStatus: 200,
    secrets,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}
