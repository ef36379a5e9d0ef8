/** The social sign-in providers (api.md section 3). */
export const socialProviders = ['google', 'github'] as const;

/** One of them. */
export type SocialProviderName = (typeof socialProviders)[number];

/**
 * Why a social sign-in failed, as in `/auth/social#error=<word>`. `denied`: the person declined at the provider.
 * `expired`: the answer does not belong to a sign-in that this browser began in the last ten minutes.
 * `provider_failed`: the provider was down, slow, or gave an untrustworthy answer. `email_not_verified`: the provider
 * has no verified address. `blocked`: the account is blocked. `unavailable`: the fault is ours; trying again may help.
 */
export const socialErrors = [
  'denied',
  'expired',
  'provider_failed',
  'email_not_verified',
  'blocked',
  'unavailable',
] as const;

/** One of these codes. */
export type SocialError = (typeof socialErrors)[number];
