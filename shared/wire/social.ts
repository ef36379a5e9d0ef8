/** The providers of social sign-in (api.md section 3). */
export const socialProviders = ['google', 'github'] as const;

/** One of them. */
export type SocialProviderName = (typeof socialProviders)[number];

/**
 * Why a social sign-in came to nothing, as `/auth/social#error=<word>` says it. `denied`: the person said no at the
 * provider. `expired`: the answer does not belong to a sign-in that this browser began within ten minutes.
 * `provider_failed`: the provider was down, slow, or answered what cannot be trusted. `email_not_verified`: the provider
 * vouches for no address. `blocked`: the account is blocked. `unavailable`: the fault is ours; trying again may help.
 */
export const socialErrors = [
  'denied',
  'expired',
  'provider_failed',
  'email_not_verified',
  'blocked',
  'unavailable',
] as const;

/** One of these words. */
export type SocialError = (typeof socialErrors)[number];
