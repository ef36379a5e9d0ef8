import type { SocialClient } from '../../config/services.ts';
import { createOauthClient, type OauthTokens } from './oauth-client.ts';
import { SocialFailure, type SocialPerson, type SocialProvider } from './social-provider.ts';

export interface OpenIdEndpoints {
  /** The base of its endpoints and keys (OpenID Connect Discovery). */
  readonly issuer: string;
  readonly timeoutSeconds: number;
}

/** Creates Google or any OpenID Connect provider: the signed ID token identifies the person. */
export function createGoogle(
  client: SocialClient,
  { issuer, timeoutSeconds }: OpenIdEndpoints,
): SocialProvider {
  const server = new URL(issuer);
  return createOauthClient({
    scope: 'openid email profile',
    openId: true,
    configure: (library) =>
      library.discovery(server, client.clientId, client.clientSecret, undefined, {
        timeout: timeoutSeconds,
        execute: [
          library.enableNonRepudiationChecks,
          ...(server.protocol === 'http:' ? [library.allowInsecureRequests] : []),
        ],
      }),
    readPerson: (_library, _configuration, tokens) => readClaims(tokens),
  });
}

function readClaims(tokens: OauthTokens): SocialPerson {
  const claims = tokens.claims();
  if (claims === undefined) throw new SocialFailure('provider_failed', 'no_id_token');
  const { sub, email, email_verified: verified, name } = claims;
  return {
    subject: sub,
    email: verified === true && typeof email === 'string' ? email : undefined,
    name: typeof name === 'string' ? name : '',
  };
}
