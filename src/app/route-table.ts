import { loadOnce } from '../../shared/load-once.ts';
import { limits } from '../../shared/limits.ts';
import type { ScreenPath } from '../../shared/screen-paths.ts';
import { addresses } from '../api/addresses.ts';
import { withMui } from '../ui/with-mui.ts';
import { opensWithPreview } from '../preview/load-pane.ts';
import {
  about,
  admins,
  building,
  editing,
  everybody,
  guests,
  inside,
  members,
  type PathParams,
  type RouteEntry,
  signedIn,
  withFields,
} from './route-kinds.ts';

type Load = RouteEntry['screen'];
type Kind = Omit<RouteEntry, 'path' | 'screen'>;
/** A screen, or a screen with the members that differ from those of its kind. */
type Row = Load | (Partial<RouteEntry> & { readonly screen: Load });

/** Screens of one kind, by their paths, which begin with `base`. Each also reads the data of its kind. */
function routes(kind: Kind, rows: Readonly<Record<string, Row>>, base = ''): readonly RouteEntry[] {
  return Object.entries(rows).map(([path, row]) => {
    const own = typeof row === 'function' ? { screen: row } : row;
    const reads = (params: PathParams) => [kind, own].flatMap((one) => one.reads?.(params) ?? []);
    const screen = loadOnce(own.isLight ? own.screen : withMui(own.screen));
    return { ...kind, ...own, reads, path: `${base}${path}` as ScreenPath, screen };
  });
}

const inWorkspace = '/workspaces/:workspaceId';
const firstPage = (pageSize: number) => ({ page: 1, pageSize });
const pagesScreen = async () => (await import('../features/pages/pages-screen.tsx')).PagesScreen;

/**
 * Every path of the application. Both the router and the entry read this table, so everything that a screen needs is
 * requested in one step. If two paths match, the first wins.
 */
export const routeTable: readonly RouteEntry[] = [
  ...routes(guests, {
    '/': { screen: async () => (await import('./landing-screen.tsx')).LandingScreen, isLight: true },
    '/auth': {
      screen: async () => (await import('../features/auth/sign-in-screen.tsx')).SignInScreen,
      isLight: true,
    },
    '/auth/register': async () => (await import('../features/auth/register-screen.tsx')).RegisterScreen,
    '/auth/forgot-password': async () =>
      (await import('../features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
    '/auth/reset-password/:resetKey': async () =>
      (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
    '/auth/activation/:activationKey': async () =>
      (await import('../features/auth/activation-screen.tsx')).ActivationScreen,
    '/auth/social': async () => (await import('../features/auth/social-screen.tsx')).SocialScreen,
  }),
  ...routes(everybody, {
    '/newsletter/confirm/:confirmKey': async () =>
      (await import('../features/newsletter/newsletter-confirm-screen.tsx')).NewsletterConfirmScreen,
    '/support/:topic': {
      screen: async () => (await import('../features/support/support-screen.tsx')).SupportScreen,
      messages: ['support'],
      stays: true,
    },
  }),
  ...routes(members, {
    '/workspaces': {
      screen: async () => (await import('../features/workspaces/workspaces-screen.tsx')).WorkspacesScreen,
      isLight: true,
      // Most users start here. It needs none of the other screens' query code.
      layers: [],
    },
    '/workspaces/create': async () =>
      (await import('../features/workspaces/workspace-create-screen.tsx')).WorkspaceCreateScreen,
  }),
  ...routes(
    inside,
    {
      '': { screen: pagesScreen, leadsTo: ({ workspaceId }) => `/workspaces/${workspaceId}/pages` },
      '/pages': {
        screen: pagesScreen,
        reads: ({ workspaceId }) => [
          addresses.pages(workspaceId, { ...firstPage(limits.pageSizePages), ordering: 'title' }),
        ],
      },
      '/pages/create': async () =>
        (await import('../features/pages/page-create-screen.tsx')).PageCreateScreen,
      '/api-tokens': {
        screen: async () => (await import('../features/api-tokens/api-tokens-screen.tsx')).ApiTokensScreen,
        reads: ({ workspaceId }) => [addresses.apiKeys(workspaceId)],
      },
      '/api-tokens/create': async () =>
        (await import('../features/api-tokens/api-token-create-screen.tsx')).ApiTokenCreateScreen,
      '/api-tokens/:apiKeyId': {
        screen: async () =>
          (await import('../features/api-tokens/api-token-edit-screen.tsx')).ApiTokenEditScreen,
        reads: ({ apiKeyId }) => [addresses.apiKey(apiKeyId)],
      },
    },
    inWorkspace,
  ),
  ...routes(
    withFields,
    {
      '/media': {
        screen: async () => (await import('../features/media/media-screen.tsx')).MediaScreen,
        reads: ({ workspaceId }) => [
          addresses.media({ workspace: workspaceId }, firstPage(limits.pageSizeLibrary)),
        ],
      },
    },
    inWorkspace,
  ),
  ...routes(
    editing,
    {
      '/pages/:pageId': {
        screen: async () => (await import('../features/pages/page-editor-screen.tsx')).PageEditorScreen,
        isLight: true,
        reads: ({ pageId }) => [
          ...[addresses.page(pageId), addresses.models('PAGE')],
          ...(opensWithPreview() ? [addresses.pagePreview(pageId)] : []),
        ],
      },
      '/components': {
        screen: async () => (await import('../features/components/components-screen.tsx')).ComponentsScreen,
        reads: ({ workspaceId }) => [addresses.models('COMPONENT'), addresses.components(workspaceId)],
      },
    },
    inWorkspace,
  ),
  ...routes(
    about,
    {
      '/settings': {
        screen: async () =>
          (await import('../features/workspaces/workspace-settings-screen.tsx')).WorkspaceSettingsScreen,
        reads: ({ workspaceId }) => [addresses.workspace(workspaceId)],
      },
      '/design': {
        screen: async () =>
          (await import('../features/workspaces/design/workspace-design-screen.tsx')).WorkspaceDesignScreen,
        reads: ({ workspaceId }) => [addresses.workspace(workspaceId), addresses.design(workspaceId)],
      },
      '/seo': {
        screen: async () =>
          (await import('../features/workspaces/seo/workspace-seo-screen.tsx')).WorkspaceSeoScreen,
        reads: ({ workspaceId }) => [addresses.workspace(workspaceId)],
      },
      '/members': async () =>
        (await import('../features/workspaces/workspace-members-screen.tsx')).WorkspaceMembersScreen,
      '/users': async () =>
        (await import('../features/workspaces/workspace-users-screen.tsx')).WorkspaceUsersScreen,
      '/inquiries': {
        screen: async () =>
          (await import('../features/form-submissions/form-submissions-screen.tsx')).FormSubmissionsScreen,
        reads: ({ workspaceId }) => [addresses.formSubmissions(workspaceId, 1, false)],
      },
      '/danger': async () =>
        (await import('../features/workspaces/workspace-danger-screen.tsx')).WorkspaceDangerScreen,
    },
    inWorkspace,
  ),
  ...routes(signedIn, {
    '/profile': async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
    '/profile/password': async () => (await import('../features/profile/password-screen.tsx')).PasswordScreen,
    '/profile/billing': {
      screen: async () => (await import('../features/profile/billing-screen.tsx')).BillingScreen,
      reads: () => [addresses.usage],
    },
    '/profile/settings': async () => (await import('../features/profile/settings-screen.tsx')).SettingsScreen,
  }),
  ...routes(admins, {
    '/admin/users': {
      screen: async () => (await import('../features/users/users-screen.tsx')).UsersScreen,
      reads: () => [addresses.allUsers(1, '')],
    },
    '/admin/media': {
      screen: async () => (await import('../features/media/admin-media-screen.tsx')).AdminMediaScreen,
      reads: () => [addresses.media({ all: 1 }, firstPage(limits.pageSizeLibrary))],
    },
    '/admin/websites': {
      screen: async () => (await import('../features/websites/websites-screen.tsx')).WebsitesScreen,
      reads: () => [addresses.websites(1, '')],
    },
    '/admin/newsletter': {
      screen: async () =>
        (await import('../features/newsletter-addresses/newsletter-addresses-screen.tsx'))
          .NewsletterAddressesScreen,
      reads: () => [addresses.subscribers(firstPage(limits.pageSizeDefault))],
    },
  }),
  ...routes(building, {
    '/admin/block-types': {
      screen: async () => (await import('../features/block-types/block-types-screen.tsx')).BlockTypesScreen,
      reads: () => [addresses.models(), addresses.modelUsage],
    },
    '/admin/block-types/:typeId': {
      screen: async () => (await import('../features/block-types/block-type-screen.tsx')).BlockTypeScreen,
      reads: ({ typeId }) => [addresses.model(typeId)],
    },
  }),
];
