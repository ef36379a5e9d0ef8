import type { SocialConfig } from '../../config/services.ts';
import { createGithub, type GithubEndpoints } from './github.ts';
import { createGoogle, type OpenIdEndpoints } from './google.ts';
import type { SocialProviders } from './social-provider.ts';

export interface SocialEndpoints {
  readonly google: OpenIdEndpoints;
  readonly github: GithubEndpoints;
}

const timeoutSeconds = 5;

/** The real providers. Tests use their own servers. */
const publicEndpoints: SocialEndpoints = Object.freeze({
  google: { issuer: 'https://accounts.google.com', timeoutSeconds },
  github: {
    issuer: 'https://github.com/login/oauth',
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    api: 'https://api.github.com',
    timeoutSeconds,
  },
});

/** The providers connect on the first sign-in. */
export function createSocialProviders(
  { google, github }: SocialConfig,
  endpoints: SocialEndpoints = publicEndpoints,
): SocialProviders {
  return {
    google: google && createGoogle(google, endpoints.google),
    github: github && createGithub(github, endpoints.github),
  };
}
