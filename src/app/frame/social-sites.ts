/**
 * The product's pages on other sites, set when the client is built (`VITE_SOCIAL_GITHUB`, `VITE_SOCIAL_LINKEDIN`,
 * `VITE_SOCIAL_YOUTUBE`). By default the icons lead to the sites themselves.
 */
export const socialSites = [
  { name: 'GitHub', href: setting('VITE_SOCIAL_GITHUB') ?? 'https://github.com/' },
  { name: 'LinkedIn', href: setting('VITE_SOCIAL_LINKEDIN') ?? 'https://www.linkedin.com/' },
  { name: 'YouTube', href: setting('VITE_SOCIAL_YOUTUBE') ?? 'https://www.youtube.com/' },
] as const;

function setting(name: string): string | undefined {
  return import.meta.env[name] as string | undefined;
}
