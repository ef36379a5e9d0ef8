import type { Configuration } from 'openid-client';
import type { SocialClient } from '../../config/services.ts';
import { createOauthClient, type OauthLibrary } from './oauth-client.ts';
import { SocialFailure, type SocialPerson, type SocialProvider } from './social-provider.ts';

export interface GithubEndpoints {
  /** The issuer in its answers (RFC 9207). */
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  /** Base URL of its API, without a trailing slash. */
  readonly api: string;
  readonly timeoutSeconds: number;
}

/** Uses OAuth 2 without OpenID Connect, so GitHub's API identifies the person. */
export function createGithub(client: SocialClient, endpoints: GithubEndpoints): SocialProvider {
  return createOauthClient({
    scope: 'user:email',
    openId: false,
    configure(library) {
      const server = {
        issuer: endpoints.issuer,
        authorization_endpoint: endpoints.authorize,
        token_endpoint: endpoints.token,
      };
      const configuration = new library.Configuration(server, client.clientId, client.clientSecret);
      configuration.timeout = endpoints.timeoutSeconds;
      if (endpoints.token.startsWith('http:')) library.allowInsecureRequests(configuration);
      return configuration;
    },
    async readPerson(library, configuration, { access_token }) {
      const read = (path: string) =>
        readApi(library, configuration, access_token, new URL(`${endpoints.api}${path}`));
      const [user, emails] = await Promise.all([read('/user'), read('/user/emails?per_page=100')]);
      return toPerson(user, emails);
    },
  });
}

async function readApi(
  library: OauthLibrary,
  configuration: Configuration,
  token: string,
  address: URL,
): Promise<unknown> {
  const headers = new Headers({
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
  });
  const answer = await library.fetchProtectedResource(configuration, token, address, 'GET', null, headers);
  if (!answer.ok) throw new SocialFailure('provider_failed', `${address.pathname} answered ${answer.status}`);
  return answer.json();
}

/** The number identifies the person; login, name and addresses may change and pass to others. */
function toPerson(user: unknown, emails: unknown): SocialPerson {
  if (!isRecord(user) || !Number.isSafeInteger(user['id']) || !Array.isArray(emails))
    throw new SocialFailure('provider_failed', 'not_an_account');
  const primary = emails.find(
    (entry) => isRecord(entry) && entry['primary'] === true && entry['verified'] === true,
  ) as Readonly<Record<string, unknown>> | undefined;
  const email = primary?.['email'];
  const name = [user['name'], user['login']].find((text) => typeof text === 'string' && text !== '');
  return {
    subject: String(user['id']),
    email: typeof email === 'string' ? email : undefined,
    name: typeof name === 'string' ? name : '',
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
