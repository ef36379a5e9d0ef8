import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { validateBlock } from '../../content-model/validate-block.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { renderBlock } from '../../site/render.ts';
import type { Block, PageRendering } from '../../shared/wire/content.ts';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { PageEditorScreen } from '../../src/features/pages/page-editor-screen.tsx';
import { FrameAddress } from '../../src/preview/frame-address.ts';
import { modelNamed, siteBlock } from '../site/site-blocks.ts';
import { storyEnv } from '../site/story-env.ts';
import { workspaceId } from '../support/demo-records.ts';
import { makePage, makeWorkspace } from '../support/fake-records.ts';
import { shownBlocks, WithFrames } from '../support/frame-page.tsx';
import { libraryModels } from '../support/library-models.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { press, see, seeRole, type Step } from '../support/steps.ts';

export default {
  title: 'Screens/Page preview',
  parameters: { path: `/workspaces/${workspaceId}/pages/home` },
  beforeEach() {
    localStorage.setItem('octavo-preview', 'on');
    localStorage.removeItem('octavo-preview-width');
    localStorage.removeItem('octavo-preview-site');
  },
} satisfies Meta;

const time = '2026-11-20T10:00:00.000Z';
const record = { last_update: time, last_update_by: null, revision: 1, page: 'home' };
const models = [...libraryModels];
const contents = [
  ['Hero', { title: 'Tea from three gardens', text: 'Picked in spring, rolled by hand.' }],
  ['Quote', { quote: 'The best cup I had this year.', author: 'Vesna' }],
] as const;
const blocks: Block[] = contents.map(([name, data], order) => ({
  ...record,
  id: `block-${order}`,
  order,
  data,
  block_content_model: models.find((model) => model.name === name)?.id ?? '',
}));
const unknown: Block = { ...record, id: 'block-2', order: 2, block_content_model: 'gone', data: {} };
const home = makePage({ id: 'home', title: 'Home', url_path: '/', workspace: workspaceId });
const workspace = makeWorkspace({ id: workspaceId, title: 'Kiln & Clay' });

const stored = { pages: [home], blocks, models, workspaces: [workspace] };
const editor = (
  <FieldHostProvider workspaceId={workspaceId}>
    <PageEditorScreen workspaceId={workspaceId} pageId="home" />
  </FieldHostProvider>
);
const story = screenStories({ data: stored, render: () => <WithFrames>{editor}</WithFrames> });

/** A page whose preview is open, in a narrow window too. */
const preview = (own: Parameters<typeof story>[0], ...steps: readonly Step[]) =>
  // Its place is reserved before it is loaded.
  story({ ...own, steps: [seeRole('button', 'Full screen'), ...steps] });

const seeBlocks =
  (count: number): Step =>
  () =>
    waitFor(() => expect(shownBlocks()).toBe(count));

const call = 'GET /api/pages/:id/preview/';

export const Loading = preview({ trouble: held(call) }, see('Loading the preview…'));
export const Failed = preview({ trouble: rejected(call) }, see('Couldn’t load the preview.'));
export const Unreachable = preview(
  { render: () => <FrameAddress value="about:blank">{editor}</FrameAddress> },
  see(/^The preview doesn’t answer/),
);
export const Phone = preview({}, seeBlocks(2));
export const Tablet = preview({}, press('Tablet'), seeBlocks(2));
export const Desktop = preview({}, press('Desktop'), seeBlocks(2));
export const FullScreen = preview({}, press('Full screen'), seeBlocks(2));
export const NotRenderable = preview({ data: { ...stored, blocks: [...blocks, unknown] } }, seeBlocks(3));

const withOwnSite = {
  ...stored,
  workspaces: [{ ...workspace, preview_url: 'https://kiln.example/' }],
};

export const OwnSiteOffered = preview({ data: withOwnSite }, seeRole('button', 'Your site'), seeBlocks(2));
export const OwnSiteLoading = preview(
  { data: withOwnSite, trouble: held('POST /api/pages/:id/preview-token/') },
  press('Your site'),
  see('Loading the preview…'),
);

const before = [
  ['block-1', 'Quote', { quote: 'The best tea I had this year.', author: 'Mara' }],
  ['block-0', 'Hero', { title: 'Tea from two gardens', text: 'Picked in spring, rolled by hand.' }],
] as const;

const rendering: PageRendering = {
  ...{ language: 'en', root_class: 's-site s-shop', styles: [], before: '', after: '' },
  blocks: before.map(([id, type, data]) => {
    const model = modelNamed(type);
    const lookup = { media: () => undefined, page: () => undefined };
    const block = siteBlock(id, model, validateBlock(model, data, fieldRegistry).deliver(lookup));
    return { id, type, html: renderBlock(block, storyEnv()) };
  }),
};

const version = {
  ...{ version: 1, title: 'Home', url_path: '/', published_at: time, published_by: null },
  blocks: before.map(([id, type, data]) => ({ id, block_content_model: modelNamed(type).id, data })),
};

export const VersionAsPage = preview(
  { data: { ...stored, versions: [version], rendering } },
  press('Version history'),
  press('View version 1'),
  press('As a page'),
  seeBlocks(2),
);
