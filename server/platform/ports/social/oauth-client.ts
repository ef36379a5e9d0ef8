import type * as Library from 'openid-client';
import { SocialFailure, type SocialPerson, type SocialProvider } from './social-provider.ts';

/** The library, loaded with the first sign-in to keep the start fast. */
export type OauthLibrary = typeof Library;

/** The provider's response to the code. */
export type OauthTokens = Library.TokenEndpointResponse & Library.TokenEndpointResponseHelpers;

/** The differences between providers. */
export interface OauthRecipe {
  readonly scope: string;
  /** Whether an ID token with our nonce is required. */
  readonly openId: boolean;
  /** Finds the provider's endpoints and keys. */
  configure(library: OauthLibrary): Library.Configuration | Promise<Library.Configuration>;
  readPerson(
    library: OauthLibrary,
    configuration: Library.Configuration,
    tokens: OauthTokens,
  ): SocialPerson | Promise<SocialPerson>;
}

/** Creates an OAuth 2 client: always authorization code, state and PKCE, and a nonce if there is an ID token. */
export function createOauthClient(recipe: OauthRecipe): SocialProvider {
  let prepared: Promise<{ library: OauthLibrary; configuration: Library.Configuration }> | undefined;
  const prepare = () => {
    prepared ??= load(recipe).catch((error: unknown) => {
      prepared = undefined; // Ask a provider that was down again next time.
      throw error;
    });
    return prepared;
  };
  return {
    begin: (redirectUri, { state, verifier, nonce }) =>
      failingAsOne(async () => {
        const { library, configuration } = await prepare();
        const address = library.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: recipe.scope,
          state,
          code_challenge: await library.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(recipe.openId ? { nonce } : {}),
        });
        return address.href;
      }),
    finish: (answer, { state, verifier, nonce }) =>
      failingAsOne(async () => {
        const { library, configuration } = await prepare();
        const tokens = await library.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          pkceCodeVerifier: verifier,
          ...(recipe.openId ? { expectedNonce: nonce } : {}),
        });
        return recipe.readPerson(library, configuration, tokens);
      }),
  };
}

async function load(recipe: OauthRecipe) {
  const library = await import('openid-client');
  return { library, configuration: await recipe.configure(library) };
}

/** Maps every provider error to one of two failures. The log contains only words that are not secret. */
async function failingAsOne<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof SocialFailure) throw error;
    const said = wordOf(error, 'error');
    if (said === 'access_denied') throw new SocialFailure('denied', said);
    throw new SocialFailure('provider_failed', said ?? codeOf(error) ?? 'unknown');
  }
}

/** The first code among an error and its causes: `fetch` hides the reason of its failures below them. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return wordOf(error, 'code') ?? codeOf(error.cause);
}

/** A member of the error that is one word, such as `invalid_client` or `OAUTH_TIMEOUT`. */
function wordOf(error: unknown, member: 'error' | 'code'): string | undefined {
  const word: unknown =
    error instanceof Error ? (error as Error & { [name in typeof member]?: unknown })[member] : undefined;
  return typeof word === 'string' && /^\w{1,60}$/.test(word) ? word : undefined;
}
