import { journey, never, type Screen, type StateStory, type Use, used } from './screen.ts';

const others = { guest: '/', admin: '/admin/users' } as const;
const inside = '/workspaces/:workspaceId';

interface Inside {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly shows: string;
  readonly story: { readonly title: string } & Readonly<
    Record<'data' | 'empty' | 'loading' | 'error', StateStory>
  >;
  readonly use: Use;
}

function insideWorkspace({ path, use, ...screen }: Inside): Screen {
  return { ...screen, path: `${inside}/${path}`, serves: { user: use }, others };
}

/** Workspaces and everything inside, for the users who own them. Administrators have none. */
export const workspaceScreens: readonly Screen[] = [
  {
    path: '/workspaces',
    heading: 'Workspaces',
    shows:
      'A card each: type, title, description of three lines, tags, links to inquiries, Details and Pages.',
    story: {
      title: 'Screens/Workspaces',
      data: 'Filled',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    serves: { user: journey('screens/workspaces.test.ts', 'a user makes a workspace') },
    others,
  },
  {
    path: '/workspaces/create',
    heading: 'Create new Workspace',
    shows: 'Type, title and description.',
    story: {
      title: 'Screens/Workspace create',
      data: 'Empty',
      empty: never.form,
      loading: 'Creating',
      error: 'Refused',
    },
    serves: { user: journey('screens/workspaces.test.ts', 'a user makes a workspace') },
    others,
  },
  {
    path: inside,
    heading: 'Pages',
    leadsTo: `${inside}/pages`,
    shows: 'Nothing itself: it leads to the pages.',
    story: { title: 'Screens/Pages', data: 'Filled', empty: 'Empty', loading: 'Loading', error: 'Failed' },
    serves: { user: journey('screens/workspaces.test.ts', 'a user makes a workspace') },
    others,
  },
  insideWorkspace({
    path: 'pages',
    heading: 'Pages',
    shows:
      'Title, and from md URL Path and State; the count, New Page, open, and delete where it can be deleted.',
    story: { title: 'Screens/Pages', data: 'Filled', empty: 'Empty', loading: 'Loading', error: 'Failed' },
    use: used('features/pages/pages-screen.test.tsx', 'lists pages with path and state'),
  }),
  insideWorkspace({
    path: 'pages/create',
    heading: 'Create page',
    shows: 'Title and URL path.',
    story: {
      title: 'Screens/Page create',
      data: 'Suggested',
      empty: 'Empty',
      loading: 'Creating',
      error: 'Taken',
    },
    use: used('features/pages/page-create.test.tsx', 'creates a page with a normalised path'),
  }),
  insideWorkspace({
    path: 'pages/:pageId',
    heading: /./,
    shows: 'The page: title, information, its blocks, Add Block.',
    story: {
      title: 'Screens/Page editor',
      data: 'Draft',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    use: used('features/pages/page-editor-screen.test.tsx', 'shows the page, its state'),
  }),
  insideWorkspace({
    path: 'components',
    heading: 'Components',
    shows: 'One block for each component type; without a record, an empty new one.',
    story: {
      title: 'Screens/Components',
      data: 'OneSaved',
      empty: 'NoTypes',
      loading: 'Loading',
      error: 'Failed',
    },
    use: used('features/components/components-screen.test.tsx', 'creates, updates and deletes'),
  }),
  insideWorkspace({
    path: 'media',
    heading: 'Uploaded Media',
    shows: 'The library in five columns, fifteen at a time, upload by button, drop and paste.',
    story: { title: 'Screens/Media', data: 'Filled', empty: 'Empty', loading: 'Loading', error: 'Failed' },
    use: journey('screens/media.test.ts', 'an author uploads pictures'),
  }),
  insideWorkspace({
    path: 'api-tokens',
    heading: 'API Tokens',
    shows: 'The tokens, keys masked, and a create link.',
    story: {
      title: 'Screens/API tokens',
      data: 'Filled',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    use: used('features/api-tokens/api-tokens.test.tsx', 'lists API tokens'),
  }),
  insideWorkspace({
    path: 'api-tokens/create',
    heading: 'Create API token',
    shows: 'Title, description, allowed origins.',
    story: {
      title: 'Screens/API token create',
      data: 'Empty',
      empty: never.form,
      loading: 'Creating',
      error: 'WrongOrigin',
    },
    use: used('features/api-tokens/api-tokens.test.tsx', 'creates an API token'),
  }),
  insideWorkspace({
    path: 'api-tokens/:apiKeyId',
    heading: 'Edit API token',
    shows: 'The token: its key masked until shown, its values to edit.',
    story: {
      title: 'Screens/API token edit',
      data: 'Filled',
      empty: never.form,
      loading: 'Loading',
      error: 'Failed',
    },
    use: used('features/api-tokens/api-tokens.test.tsx', 'saves changes without'),
  }),
  insideWorkspace({
    path: 'inquiries',
    heading: 'Inquiries',
    shows: 'What visitors of the site wrote: read, mark, delete.',
    story: {
      title: 'Screens/Workspace inquiries',
      data: 'Filled',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    use: used('features/form-submissions/form-submissions.test.tsx', 'marks an inquiry as read'),
  }),
  insideWorkspace({
    path: 'members',
    heading: 'Members',
    shows: 'The title of the workspace, its owner, and what will come.',
    story: {
      title: 'Screens/Workspace members',
      data: 'Members',
      empty: never.list,
      loading: never.call,
      error: never.call,
    },
    use: used('app/workspace-details.test.tsx', 'shows the owner as a member'),
  }),
  insideWorkspace({
    path: 'users',
    heading: 'Users',
    shows: 'The title of the workspace, and what will come.',
    story: {
      title: 'Screens/Workspace members',
      data: 'Users',
      empty: never.list,
      loading: never.call,
      error: never.call,
    },
    use: used('app/workspace-details.test.tsx', 'shows the owner as a member'),
  }),
  insideWorkspace({
    path: 'design',
    heading: 'Design',
    shows: 'Colours, fonts, corners, spacing, logo and icon, beside an example.',
    story: {
      title: 'Screens/Workspace design',
      data: 'Filled',
      empty: never.form,
      loading: 'Loading',
      error: 'Failed',
    },
    use: journey('screens/workspaces.test.ts', 'an owner chooses how the site looks'),
  }),
  insideWorkspace({
    path: 'seo',
    heading: 'SEO',
    shows: 'Title template, default description and social picture.',
    story: {
      title: 'Screens/Workspace SEO',
      data: 'Filled',
      empty: 'Empty',
      loading: 'Loading',
      error: 'Failed',
    },
    use: used('app/workspace-details.test.tsx', 'edits the texts for search engines'),
  }),
  insideWorkspace({
    path: 'settings',
    heading: 'Settings',
    shows: 'Title, type, description, tags, content in several languages on or off.',
    story: {
      title: 'Screens/Workspace settings',
      data: 'Filled',
      empty: never.form,
      loading: 'Loading',
      error: 'Failed',
    },
    use: used('features/workspaces/workspaces.test.tsx', 'changes the settings of a workspace'),
  }),
  insideWorkspace({
    path: 'danger',
    heading: 'Danger area',
    shows: 'Delete workspace, which asks for its title.',
    story: {
      title: 'Screens/Workspace danger area',
      data: 'Filled',
      empty: never.form,
      loading: 'Loading',
      error: 'Failed',
    },
    use: used('features/workspaces/workspaces.test.tsx', 'deletes a workspace once its title'),
  }),
];
