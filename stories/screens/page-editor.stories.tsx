import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { PageEditorScreen } from '../../src/features/pages/page-editor-screen.tsx';
import { WorkspaceMiniatures } from '../../src/miniatures/workspace-miniatures.tsx';
import { useAppStore } from '../../src/state/app-store.ts';
import type { Block } from '../../shared/wire/content.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { libraryModels } from '../support/library-models.ts';
import { workspaceId } from '../support/demo-records.ts';
import { makePage, makeWorkspace } from '../support/fake-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = {
  title: 'Screens/Page editor',
  parameters: { path: `/workspaces/${workspaceId}/pages/home` },
  // The stories of the preview are beside these.
  beforeEach: () => localStorage.setItem('octavo-preview', 'off'),
};
export default meta;

const models = [...libraryModels];
const hero = models.find(({ name }) => name === 'Hero');
const quote = models.find(({ name }) => name === 'Quote');
const time = '2026-11-20T10:00:00.000Z';

function block(id: string, order: number, model: typeof hero, data: Block['data']): Block {
  const record = { last_update: time, last_update_by: null, revision: 1 };
  return { ...record, id, order, page: 'home', block_content_model: model?.id ?? '', data };
}

const blocks = [
  block('block-1', 0, hero, { title: 'Tea from three gardens' }),
  block('block-2', 1, quote, { quote: 'The best cup I had this year.' }),
];
const draft = makePage({ id: 'home', title: 'Home', url_path: '/home', workspace: workspaceId });
const live = { ...draft, in_draft: false, has_unpublished_changes: true, published_at: time };
const versions = [2, 1].map((version) => ({
  ...{ version, title: 'Home', url_path: '/home', published_at: time, published_by: draft.created_by },
  blocks: [
    {
      ...{ id: 'block-2', block_content_model: quote?.id ?? '' },
      data: { quote: 'The best tea I had this year.', author: 'Mara' },
    },
    { id: 'block-0', block_content_model: quote?.id ?? '', data: { quote: 'A quiet place.', author: 'Ana' } },
    { id: 'block-1', block_content_model: hero?.id ?? '', data: { title: 'Tea from two gardens' } },
  ],
}));
const render = () => (
  <FieldHostProvider workspaceId={workspaceId}>
    <PageEditorScreen workspaceId={workspaceId} pageId="home" />
  </FieldHostProvider>
);

export const Draft: StoryObj = screenStory({ data: { pages: [draft], blocks, models }, render });
export const LiveWithChanges: StoryObj = screenStory({ data: { pages: [live], blocks, models }, render });
export const Empty: StoryObj = screenStory({ data: { pages: [draft], models }, render });
function layouts(type: Workspace['type']): StoryObj {
  const workspaces = [makeWorkspace({ id: workspaceId, type, title: 'Kiln & Clay' })];
  return {
    ...screenStory({
      data: { pages: [draft], models, workspaces },
      render: () => <WithWorkspace>{render()}</WithWorkspace>,
    }),
    async play({ canvas }) {
      await canvas.findByText('Or start with a layout');
      await waitFor(() =>
        expect(canvas.getAllByTestId('miniature').map(({ dataset }) => dataset['rendered'])).not.toContain(
          'false',
        ),
      );
    },
  };
}
export const ShopLayouts: StoryObj = layouts('SHOP');
export const BlogLayouts: StoryObj = layouts('BLOG');
export const PortfolioLayouts: StoryObj = layouts('PORTFOLIO');

/** Miniatures look like the site of the workspace. */
function WithWorkspace({ children }: { readonly children: ReactNode }) {
  const isKnown = useAppStore(({ workspaces }) => workspaces.list.length > 0);
  return isKnown && <WorkspaceMiniatures workspaceId={workspaceId}>{children}</WorkspaceMiniatures>;
}

export const Loading: StoryObj = screenStory({
  data: { models },
  render,
  trouble: held('GET /api/pages/:id/'),
});
export const Failed: StoryObj = screenStory({
  data: { models },
  render,
  trouble: refused('GET /api/pages/:id/'),
});

export const Unfolded: StoryObj = {
  ...screenStory({ data: { pages: [live], blocks, models, versions }, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Information' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Version history' }));
    await canvas.findByText('Version 2 · Home');
  },
};

function viewing(choose?: string, toast?: string): StoryObj {
  return {
    ...screenStory({ data: { pages: [live], blocks, models, versions }, render }),
    async play({ canvas }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Version history' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'View version 1' }));
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByText('A quiet place.');
      if (choose !== undefined) await userEvent.click(dialog.getByRole('button', { name: choose }));
      // A toast ends on its own, unless the pointer is on it.
      if (toast !== undefined) await userEvent.hover(await screen.findByText(toast));
    },
  };
}
export const ChangesSinceVersion: StoryObj = viewing();
export const BlockBroughtBack: StoryObj = viewing(
  'Restore block: Hero 1',
  'Block restored, not saved yet. You can undo this.',
);
export const WholeVersion: StoryObj = viewing('Version 1');

const links = [
  { id: 'link-2', last_opened_at: null, has_expired: false, expires_at: '2026-11-27T10:00:00.000Z' },
  { id: 'link-1', last_opened_at: time, has_expired: true, expires_at: '2026-11-12T10:00:00.000Z' },
].map((link) => ({ ...link, page: 'home', created_at: time, created_by: draft.created_by }));
const many = Array.from({ length: 20 }, (_, n) => ({
  ...{ id: `link-${n}`, page: 'home', created_at: time, created_by: n % 3 === 0 ? null : draft.created_by },
  ...{ expires_at: time, has_expired: n > 11, last_opened_at: n % 2 === 0 ? time : null },
}));

function sharing(
  data: { links?: typeof many },
  then?: string,
  trouble?: ReturnType<typeof refused>,
): StoryObj {
  return {
    ...screenStory({
      data: { pages: [draft], blocks, models, ...data },
      render,
      ...(trouble && { trouble }),
    }),
    async play({ canvas }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview links' }));
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findAllByText(/no preview links|Created by|Couldn’t load/);
      if (then !== undefined) await userEvent.click(dialog.getByRole('button', { name: then }));
    },
  };
}
export const NoPreviewLinks: StoryObj = sharing({});
export const NewPreviewLink: StoryObj = sharing({}, 'Create link');
export const PreviewLinks: StoryObj = sharing({ links });
export const ManyPreviewLinks: StoryObj = sharing({ links: many });
export const RevokingPreviewLink: StoryObj = sharing(
  { links: links.slice(0, 1) },
  'Revoke the link created Nov 20, 2026, 10:00 AM',
);
export const PreviewLinksFailed: StoryObj = sharing(
  {},
  undefined,
  refused('GET /api/pages/:id/preview-links/'),
);

export const MovingLivePage: StoryObj = {
  ...screenStory({ data: { pages: [live], blocks, models }, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit title and URL' }));
    const path = await screen.findByRole('textbox', { name: 'URL path' });
    await userEvent.type(path, '-and-tea');
    await screen.findByText(/as soon as you save/);
  },
};
