import { loadOnce } from '../../shared/load-once.ts';
import { limits } from '../../shared/limits.ts';
import { addresses } from '../api/addresses.ts';
import { fetchPreviewPane, opensWithPreview } from '../preview/load-pane.ts';
import {
  about,
  admins,
  building,
  editing,
  everybody,
  guests,
  inside,
  members,
  type RouteEntry,
  signedIn,
} from './route-kinds.ts';

const pagesScreen = loadOnce(async () => (await import('../features/pages/pages-screen.tsx')).PagesScreen);
const blockTypes = () => import('./block-types.tsx');
const inWorkspace = '/workspaces/:workspaceId';
const firstPage = (pageSize: number) => ({ page: 1, pageSize });

const routes: readonly RouteEntry[] = [
  {
    path: '/',
    ...guests,
    screen: async () => (await import('./landing-screen.tsx')).LandingScreen,
  },
  {
    path: '/auth',
    ...guests,
    screen: async () => (await import('../features/auth/sign-in-screen.tsx')).SignInScreen,
  },
  {
    path: '/auth/register',
    ...guests,
    screen: async () => (await import('../features/auth/register-screen.tsx')).RegisterScreen,
  },
  {
    path: '/auth/forgot-password',
    ...guests,
    screen: async () => (await import('../features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: '/auth/reset-password/:resetKey',
    ...guests,
    screen: async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '/auth/activation/:activationKey',
    ...guests,
    screen: async () => (await import('../features/auth/activation-screen.tsx')).ActivationScreen,
  },
  {
    path: '/auth/social',
    ...guests,
    screen: async () => (await import('../features/auth/social-screen.tsx')).SocialScreen,
  },
  {
    path: '/newsletter/confirm/:confirmKey',
    ...everybody,
    screen: async () =>
      (await import('../features/newsletter/newsletter-confirm-screen.tsx')).NewsletterConfirmScreen,
  },
  {
    path: '/support/:topic',
    ...everybody,
    screen: async () => (await import('../features/support/support-screen.tsx')).SupportScreen,
    words: ['support'],
    stays: true,
  },
  {
    path: '/workspaces',
    ...members,
    // Most users start here. It needs none of the other screens' query code.
    layers: [],
    screen: async () => (await import('../features/workspaces/workspaces-screen.tsx')).WorkspacesScreen,
  },
  {
    path: '/workspaces/create',
    ...members,
    screen: async () =>
      (await import('../features/workspaces/workspace-create-screen.tsx')).WorkspaceCreateScreen,
  },
  {
    path: inWorkspace,
    ...inside,
    screen: pagesScreen,
    leadsTo: ({ workspaceId }) => `/workspaces/${workspaceId}/pages`,
  },
  {
    path: `${inWorkspace}/pages`,
    ...inside,
    screen: pagesScreen,
    reads: ({ workspaceId }) => [
      addresses.workspaces,
      addresses.pages(workspaceId, { ...firstPage(limits.pageSizePages), ordering: 'title' }),
    ],
  },
  {
    path: `${inWorkspace}/pages/create`,
    ...inside,
    screen: async () => (await import('../features/pages/page-create-screen.tsx')).PageCreateScreen,
  },
  {
    path: `${inWorkspace}/pages/:pageId`,
    ...editing,
    beside: [...editing.beside, fetchPreviewPane],
    screen: async () => (await import('../features/pages/page-editor-screen.tsx')).PageEditorScreen,
    reads: ({ pageId }) => [
      ...[addresses.workspaces, addresses.page(pageId), addresses.models('PAGE')],
      ...(opensWithPreview() ? [addresses.pagePreview(pageId)] : []),
    ],
  },
  {
    path: `${inWorkspace}/components`,
    ...editing,
    screen: async () => (await import('../features/components/components-screen.tsx')).ComponentsScreen,
    reads: ({ workspaceId }) => [
      addresses.workspaces,
      addresses.models('COMPONENT'),
      addresses.components(workspaceId),
    ],
  },
  {
    path: `${inWorkspace}/media`,
    ...inside,
    screen: async () => (await import('../features/media/media-screen.tsx')).MediaScreen,
    reads: ({ workspaceId }) => [
      addresses.workspaces,
      addresses.media({ workspace: workspaceId }, firstPage(limits.pageSizeLibrary)),
    ],
  },
  {
    path: `${inWorkspace}/api-tokens`,
    ...inside,
    screen: async () => (await import('../features/api-tokens/api-tokens-screen.tsx')).ApiTokensScreen,
    reads: ({ workspaceId }) => [addresses.workspaces, addresses.apiKeys(workspaceId)],
  },
  {
    path: `${inWorkspace}/api-tokens/create`,
    ...inside,
    screen: async () =>
      (await import('../features/api-tokens/api-token-create-screen.tsx')).ApiTokenCreateScreen,
  },
  {
    path: `${inWorkspace}/api-tokens/:apiKeyId`,
    ...inside,
    screen: async () => (await import('../features/api-tokens/api-token-edit-screen.tsx')).ApiTokenEditScreen,
    reads: ({ apiKeyId }) => [addresses.workspaces, addresses.apiKey(apiKeyId)],
  },
  {
    path: `${inWorkspace}/settings`,
    ...about,
    current: 'settings',
    screen: async () =>
      (await import('../features/workspaces/workspace-settings-screen.tsx')).WorkspaceSettingsScreen,
    reads: ({ workspaceId }) => [addresses.workspaces, addresses.workspace(workspaceId)],
  },
  {
    path: `${inWorkspace}/design`,
    ...about,
    current: 'design',
    screen: async () =>
      (await import('../features/workspaces/design/workspace-design-screen.tsx')).WorkspaceDesignScreen,
    reads: ({ workspaceId }) => [
      addresses.workspaces,
      addresses.workspace(workspaceId),
      addresses.design(workspaceId),
    ],
  },
  {
    path: `${inWorkspace}/seo`,
    ...about,
    current: 'seo',
    screen: async () =>
      (await import('../features/workspaces/seo/workspace-seo-screen.tsx')).WorkspaceSeoScreen,
    reads: ({ workspaceId }) => [addresses.workspaces, addresses.workspace(workspaceId)],
  },
  {
    path: `${inWorkspace}/members`,
    ...about,
    current: 'members',
    screen: async () =>
      (await import('../features/workspaces/workspace-members-screen.tsx')).WorkspaceMembersScreen,
  },
  {
    path: `${inWorkspace}/users`,
    ...about,
    current: 'users',
    screen: async () =>
      (await import('../features/workspaces/workspace-users-screen.tsx')).WorkspaceUsersScreen,
  },
  {
    path: `${inWorkspace}/inquiries`,
    ...about,
    current: 'inquiries',
    screen: async () =>
      (await import('../features/form-submissions/form-submissions-screen.tsx')).FormSubmissionsScreen,
    reads: ({ workspaceId }) => [addresses.workspaces, addresses.formSubmissions(workspaceId, 1, false)],
  },
  {
    path: `${inWorkspace}/danger`,
    ...about,
    current: 'danger',
    screen: async () =>
      (await import('../features/workspaces/workspace-danger-screen.tsx')).WorkspaceDangerScreen,
  },
  {
    path: '/profile',
    ...signedIn,
    screen: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: '/profile/password',
    ...signedIn,
    screen: async () => (await import('../features/profile/password-screen.tsx')).PasswordScreen,
  },
  {
    path: '/profile/billing',
    ...signedIn,
    screen: async () => (await import('../features/profile/billing-screen.tsx')).BillingScreen,
    reads: () => [addresses.usage],
  },
  {
    path: '/profile/settings',
    ...signedIn,
    screen: async () => (await import('../features/profile/settings-screen.tsx')).SettingsScreen,
  },
  {
    path: '/admin/users',
    ...admins,
    screen: async () => (await import('../features/users/users-screen.tsx')).UsersScreen,
    reads: () => [addresses.allUsers(1, '')],
  },
  {
    path: '/admin/block-types',
    ...building,
    screen: async () => (await blockTypes()).BlockTypes,
    reads: () => [addresses.models(), addresses.modelUsage],
  },
  {
    path: '/admin/block-types/:typeId',
    ...building,
    screen: async () => (await blockTypes()).BlockType,
    reads: ({ typeId }) => [addresses.model(typeId)],
  },
  {
    path: '/admin/media',
    ...admins,
    screen: async () => (await import('../features/media/admin-media-screen.tsx')).AdminMediaScreen,
    reads: () => [addresses.media({ all: 1 }, firstPage(limits.pageSizeLibrary))],
  },
  {
    path: '/admin/websites',
    ...admins,
    screen: async () => (await import('../features/websites/websites-screen.tsx')).WebsitesScreen,
    reads: () => [addresses.websites(1, '')],
  },
  {
    path: '/admin/newsletter',
    ...admins,
    screen: async () =>
      (await import('../features/newsletter-addresses/newsletter-addresses-screen.tsx'))
        .NewsletterAddressesScreen,
    reads: () => [addresses.subscribers(firstPage(limits.pageSizeDefault))],
  },
];

/**
 * Every path of the application. Both the router and the entry read this table, so everything that a screen needs is
 * requested in one step. If two paths match, the first wins.
 */
export const routeTable: readonly RouteEntry[] = routes.map((entry) => ({
  ...entry,
  screen: loadOnce(entry.screen),
}));
