const inWorkspace = '/workspaces/:workspaceId';

/**
 * The path of every screen; `:name` is one segment of any text. The route table of the app has an entry for each. Only
 * at these paths does the server send the app to a program that accepts anything.
 */
export const screenPaths = [
  '/',
  '/auth',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password/:resetKey',
  '/auth/activation/:activationKey',
  '/auth/social',
  '/newsletter/confirm/:confirmKey',
  '/support/:topic',
  '/workspaces',
  '/workspaces/create',
  inWorkspace,
  `${inWorkspace}/pages`,
  `${inWorkspace}/pages/create`,
  `${inWorkspace}/pages/:pageId`,
  `${inWorkspace}/components`,
  `${inWorkspace}/media`,
  `${inWorkspace}/api-tokens`,
  `${inWorkspace}/api-tokens/create`,
  `${inWorkspace}/api-tokens/:apiKeyId`,
  `${inWorkspace}/settings`,
  `${inWorkspace}/design`,
  `${inWorkspace}/seo`,
  `${inWorkspace}/members`,
  `${inWorkspace}/users`,
  `${inWorkspace}/inquiries`,
  `${inWorkspace}/danger`,
  '/profile',
  '/profile/password',
  '/profile/billing',
  '/profile/settings',
  '/admin/users',
  '/admin/block-types',
  '/admin/block-types/:typeId',
  '/admin/media',
  '/admin/websites',
  '/admin/newsletter',
] as const;

export type ScreenPath = (typeof screenPaths)[number];

/** Matches every address of a screen's path; the groups are its parameters. */
export function screenPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');
}

const patterns = /* @__PURE__ */ screenPaths.map(screenPattern);

export function isScreen(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
