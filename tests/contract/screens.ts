/** The roles of a screen's users (spec section 6). */
export const roles = ['guest', 'user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** One path of the application, as the router has it. */
export interface Screen {
  readonly path: string;
  /** The level 1 heading, in English, for the demo's records; a pattern if it is a record's own title. */
  readonly heading: string | RegExp;
  /** The path of this table that it redirects to, or redirects to when the key is invalid. */
  readonly leadsTo?: string;
  /** The tour of `tests/e2e` opens it as the first of these roles. */
  readonly serves: readonly Role[];
}

type Row = readonly [path: string, heading: string | RegExp, leadsTo?: string];

function screensFor(serves: readonly Role[], rows: readonly Row[]): readonly Screen[] {
  return rows.map(([path, heading, leadsTo]) => ({
    ...{ path, heading, serves },
    ...(leadsTo !== undefined && { leadsTo }),
  }));
}

const workspace = '/workspaces/:workspaceId';

/** Every screen of the application. Any other path redirects to the root. */
export const allScreens: readonly Screen[] = [
  ...screensFor(
    ['guest'],
    [
      ['/', 'Websites, block by block'],
      ['/auth', 'Sign in'],
      ['/auth/register', 'Sign up'],
      ['/auth/forgot-password', 'Forgot password?'],
      ['/auth/reset-password/:resetKey', /./],
      ['/auth/activation/:activationKey', /./, '/'],
      ['/auth/social', /./, '/auth'],
    ],
  ),
  ...screensFor(roles, [
    ['/support/about', 'About Octavo'],
    ['/support/help', 'Help'],
    ['/support/privacy', 'Privacy'],
    ['/support/terms', 'Terms'],
    ['/support/rules', 'Rules'],
    ['/newsletter/confirm/:confirmKey', 'Confirm your subscription'],
  ]),
  ...screensFor(
    ['user'],
    [
      ['/workspaces', 'Workspaces'],
      ['/workspaces/create', 'Create new Workspace'],
      [workspace, 'Pages', `${workspace}/pages`],
      [`${workspace}/pages`, 'Pages'],
      [`${workspace}/pages/create`, 'Create page'],
      [`${workspace}/pages/:pageId`, /./],
      [`${workspace}/components`, 'Components'],
      [`${workspace}/media`, 'Uploaded Media'],
      [`${workspace}/api-tokens`, 'API Tokens'],
      [`${workspace}/api-tokens/create`, 'Create API token'],
      [`${workspace}/api-tokens/:apiKeyId`, 'Edit API token'],
      [`${workspace}/inquiries`, 'Inquiries'],
      [`${workspace}/members`, 'Members'],
      [`${workspace}/users`, 'Users'],
      [`${workspace}/design`, 'Design'],
      [`${workspace}/seo`, 'SEO'],
      [`${workspace}/settings`, 'Settings'],
      [`${workspace}/danger`, 'Danger area'],
    ],
  ),
  ...screensFor(
    ['user', 'admin'],
    [
      ['/profile', 'Profile'],
      ['/profile/password', 'Password'],
      ['/profile/billing', 'Billing'],
      ['/profile/settings', 'Settings'],
    ],
  ),
  ...screensFor(
    ['admin'],
    [
      ['/admin/users', 'Admin Users'],
      ['/admin/block-types', 'Block types'],
      ['/admin/block-types/:typeId', /./],
      ['/admin/media', 'Admin Media'],
      ['/admin/websites', 'Websites'],
      ['/admin/newsletter', 'Newsletter'],
    ],
  ),
];
