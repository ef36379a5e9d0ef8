import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** The provider's data about a person besides their login. */
export interface OpenIdPerson {
  email: string;
  email_verified: boolean;
  name: string;
}

/** A real OpenID provider on this machine, with its own sign-in and consent pages. */
export interface OpenIdServer {
  readonly issuer: string;
  /** By login, which is also the subject. */
  readonly people: Map<string, OpenIdPerson>;
  /** How often its discovery document was requested. */
  discoveries(): number;
  /** While true, requests are accepted and never answered. */
  silent: boolean;
  /** While true, the keys it publishes are not the ones it signs with. */
  otherKeys: boolean;
  close(): Promise<void>;
}

/** Starts the provider for one client, which must use PKCE. */
export async function startOpenIdServer(client: {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}): Promise<OpenIdServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, OpenIdPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signingKey(), use: 'sig', alg: 'RS256', kid: 'signing' }] },
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As with Google, the requested claims are in the ID token.
    conformIdTokenClaims: false,
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...people.get(login) }),
    }),
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  const answer = provider.callback();
  let discoveries = 0;
  const running = {
    issuer,
    people,
    discoveries: () => discoveries,
    silent: false,
    otherKeys: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/.well-known/') === true) discoveries += 1;
    if (running.silent) return;
    if (running.otherKeys && request.url === '/jwks') {
      const { kty, n, e } = signingKey();
      response.setHeader('content-type', 'application/jwk-set+json');
      response.end(JSON.stringify({ keys: [{ kty, n, e, use: 'sig', alg: 'RS256', kid: 'signing' }] }));
      return;
    }
    void answer(request, response);
  });
  return running;
}

/**
 * Goes through the provider's pages as a browser does and returns the address it is sent back to. Without a login, it
 * follows the cancel link.
 */
export async function visitOpenIdServer(start: string, login: string | undefined): Promise<URL> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let next: { url: string; form?: URLSearchParams } = { url: start };
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(next.url, {
      method: next.form === undefined ? 'GET' : 'POST',
      body: next.form ?? null,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      const target = new URL(location, next.url);
      if (target.origin !== origin) return target;
      next = { url: target.href };
    } else {
      next = fillIn(await answer.text(), next.url, login);
    }
  }
  throw new Error('The provider never sent the browser back.');
}

function fillIn(html: string, url: string, login: string | undefined) {
  if (login === undefined) return { url: new URL(match(html, /href="([^"]+\/abort)"/), url).href };
  const form = new URLSearchParams({ prompt: match(html, /name="prompt" value="(\w+)"/) });
  if (form.get('prompt') === 'login') {
    form.set('login', login);
    form.set('password', 'anything');
  }
  return { url: new URL(match(html, /action="([^"]+)"/), url).href, form };
}

function match(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`The page has no ${String(pattern)}: ${html}`);
  return found;
}

function signingKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
}
