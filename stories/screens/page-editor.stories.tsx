import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { PageEditorScreen } from '../../src/features/pages/page-editor-screen.tsx';
import { WorkspaceMiniatures } from '../../src/miniatures/workspace-miniatures.tsx';
import { useAppStore } from '../../src/state/app-store.ts';
import type { Block } from '../../shared/wire/content.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { libraryModels } from '../support/library-models.ts';
import { workspaceId } from '../support/demo-records.ts';
import { makePage, makeWorkspace } from '../support/fake-records.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { fill, press, see, type Step } from '../support/steps.ts';

export default {
  title: 'Screens/Page editor',
  parameters: { path: `/workspaces/${workspaceId}/pages/home` },
  // Other stories show the preview.
  beforeEach: () => localStorage.setItem('octavo-preview', 'off'),
} satisfies Meta;

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
      id: 'block-2',
      block_content_model: quote?.id ?? '',
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

const story = screenStories({ data: { pages: [draft], blocks, models }, render });
const liveData = { pages: [live], blocks, models, versions };

export const Draft = story();
export const LiveWithChanges = story({ data: liveData });
export const Empty = story({ data: { pages: [draft], models } });
export const Loading = story({ trouble: held('GET /api/pages/:id/') });
export const Failed = story({ trouble: rejected('GET /api/pages/:id/') });

const layouts = (type: Workspace['type']) =>
  story({
    data: {
      pages: [draft],
      models,
      workspaces: [makeWorkspace({ id: workspaceId, type, title: 'Kiln & Clay' })],
    },
    render: () => <WithWorkspace>{render()}</WithWorkspace>,
    steps: [see('Or start with a layout'), seeMiniatures],
  });
export const ShopLayouts = layouts('SHOP');
export const BlogLayouts = layouts('BLOG');
export const PortfolioLayouts = layouts('PORTFOLIO');

function seeMiniatures(): Promise<void> {
  return waitFor(() => {
    const rendered = screen.getAllByTestId('miniature').map(({ dataset }) => dataset['rendered']);
    return expect(rendered).not.toContain('false');
  });
}

/** Miniatures look like the site of the workspace. */
function WithWorkspace({ children }: { readonly children: ReactNode }) {
  const isKnown = useAppStore(({ workspaces }) => workspaces.list.length > 0);
  return isKnown && <WorkspaceMiniatures workspaceId={workspaceId}>{children}</WorkspaceMiniatures>;
}

const openHistory = press('Version history');

export const Unfolded = story({
  data: liveData,
  steps: [press('Information'), openHistory, see('Version 2 · Home')],
});

const viewing = (...steps: readonly Step[]) =>
  story({
    data: liveData,
    steps: [openHistory, press('View version 1'), see('A quiet place.'), ...steps],
  });
export const ChangesSinceVersion = viewing();
export const WholeVersion = viewing(press('Version 1'));
// A toast disappears on its own, unless the pointer is on it.
export const BlockBroughtBack = viewing(press('Restore block: Hero 1'), async () =>
  userEvent.hover(await screen.findByText('Block restored, not saved yet. You can undo this.')),
);

const links = [
  { id: 'link-2', last_opened_at: null, has_expired: false, expires_at: '2026-11-27T10:00:00.000Z' },
  { id: 'link-1', last_opened_at: time, has_expired: true, expires_at: '2026-11-12T10:00:00.000Z' },
].map((link) => ({ ...link, page: 'home', created_at: time, created_by: draft.created_by }));
const manyLinks = Array.from({ length: 20 }, (_, n) => ({
  ...{ id: `link-${n}`, page: 'home', created_at: time, created_by: n % 3 === 0 ? null : draft.created_by },
  ...{ expires_at: time, has_expired: n > 11, last_opened_at: n % 2 === 0 ? time : null },
}));

const sharing = (more: Parameters<typeof story>[0] = {}, ...steps: readonly Step[]) =>
  story({
    ...more,
    steps: [
      press('More actions'),
      press('Preview links', 'menuitem'),
      see(/no preview links|Created by|Couldn’t load/),
      ...steps,
    ],
  });
const sharingLinks = (shared: typeof manyLinks, ...steps: readonly Step[]) =>
  sharing({ data: { pages: [draft], blocks, models, links: shared } }, ...steps);

export const NoPreviewLinks = sharing();
export const NewPreviewLink = sharing({}, press('Create link'));
export const PreviewLinks = sharingLinks(links);
export const ManyPreviewLinks = sharingLinks(manyLinks);
export const RevokingPreviewLink = sharingLinks(
  links.slice(0, 1),
  press('Revoke the link created Nov 20, 2026, 10:00 AM'),
);
export const PreviewLinksFailed = sharing({ trouble: rejected('GET /api/pages/:id/preview-links/') });

export const MovingLivePage = story({
  data: liveData,
  steps: [
    press('More actions'),
    press('Edit title and URL', 'menuitem'),
    fill('URL path', '-and-tea'),
    see(/as soon as you save/),
  ],
});
