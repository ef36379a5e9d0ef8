import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { validateBlock } from '../../content-model/validate-block.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { renderBlock } from '../../site/render.ts';
import type { Block, PageDrawing } from '../../shared/wire/content.ts';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { PageEditorScreen } from '../../src/features/pages/page-editor-screen.tsx';
import { FrameAddress } from '../../src/preview/frame-address.ts';
import { modelNamed, siteBlock } from '../site/site-blocks.ts';
import { storyEnv } from '../site/story-env.ts';
import { workspaceId } from '../support/demo-records.ts';
import type { FakeApi } from '../support/fake-api.ts';
import { makePage, makeWorkspace } from '../support/fake-records.ts';
import { shownBlocks, WithFrames } from '../support/frame-page.tsx';
import { libraryModels } from '../support/library-models.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = {
  title: 'Screens/Page preview',
  parameters: { path: `/workspaces/${workspaceId}/pages/home` },
};
export default meta;

const time = '2026-11-20T10:00:00.000Z';
const record = { last_update: time, last_update_by: null, revision: 1, page: 'home' };
const models = [...libraryModels];
const contents = [
  ['Hero', { title: 'Tea from three gardens', text: 'Picked in spring, rolled by hand.' }],
  ['Quote', { quote: 'The best cup I had this year.', author: 'Vesna' }],
] as const;
const blocks: Block[] = contents.map(([name, data], order) => ({
  ...{ ...record, id: `block-${order}`, order, data },
  block_content_model: models.find((model) => model.name === name)?.id ?? '',
}));
const unknown: Block = { ...record, id: 'block-2', order: 2, block_content_model: 'gone', data: {} };
const home = makePage({ id: 'home', title: 'Home', url_path: '/', workspace: workspaceId });
const workspace = makeWorkspace({ id: workspaceId, title: 'Kiln & Clay' });

interface PreviewStory {
  readonly data?: Parameters<typeof screenStory>[0]['data'];
  readonly trouble?: (api: FakeApi) => void;
  /** Wraps the screen. */
  readonly around?: (screen: ReactNode) => ReactNode;
  readonly play?: (pane: HTMLElement, canvas: HTMLElement) => Promise<void>;
}

/** A page whose preview is open, in a narrow window too. */
function previewStory(story: PreviewStory): StoryObj {
  const { data, trouble, around = (inside) => <WithFrames>{inside}</WithFrames>, play } = story;
  const { beforeEach, ...rest } = screenStory({
    data: { pages: [home], blocks, models, workspaces: [workspace], ...data },
    ...(trouble && { trouble }),
    render: () =>
      around(
        <FieldHostProvider workspaceId={workspaceId}>
          <PageEditorScreen workspaceId={workspaceId} pageId="home" />
        </FieldHostProvider>,
      ),
  });
  return {
    ...rest,
    beforeEach(context) {
      localStorage.setItem('octavo-preview', 'on');
      localStorage.removeItem('octavo-preview-width');
      localStorage.removeItem('octavo-preview-site');
      return typeof beforeEach === 'function' ? beforeEach(context) : undefined;
    },
    async play({ canvas, canvasElement }) {
      // Its place is reserved before it is loaded.
      await canvas.findByRole('button', { name: 'Full screen' });
      await play?.(canvas.getByRole('region', { name: 'Preview of the page' }), canvasElement);
    },
  };
}

const seen = (count: number) => waitFor(() => expect(shownBlocks()).toBe(count));

export const Loading: StoryObj = previewStory({
  trouble: held('GET /api/pages/:id/preview/'),
  play: async (pane) => void (await within(pane).findByText('Loading the preview…')),
});

export const Failed: StoryObj = previewStory({
  trouble: refused('GET /api/pages/:id/preview/'),
  play: async (pane) => void (await within(pane).findByText('Couldn’t load the preview.')),
});

export const Unreachable: StoryObj = previewStory({
  around: (inside) => <FrameAddress value="about:blank">{inside}</FrameAddress>,
  play: async (pane) => void (await within(pane).findByText(/^The preview doesn’t answer/)),
});

export const Phone: StoryObj = previewStory({ play: () => seen(2) });

function atWidth(name: string): StoryObj {
  return previewStory({
    async play(pane) {
      await userEvent.click(await within(pane).findByRole('button', { name }));
      await seen(2);
    },
  });
}
export const Tablet: StoryObj = atWidth('Tablet');
export const Desktop: StoryObj = atWidth('Desktop');
export const FullScreen: StoryObj = atWidth('Full screen');

export const NotRenderable: StoryObj = previewStory({
  data: { blocks: [...blocks, unknown] },
  play: () => seen(3),
});

const ownSite = { ...workspace, preview_url: 'https://kiln.example/' };

export const OwnSiteOffered: StoryObj = previewStory({
  data: { workspaces: [ownSite] },
  async play(pane) {
    await within(pane).findByRole('button', { name: 'Your site' });
    await seen(2);
  },
});

export const OwnSiteLoading: StoryObj = previewStory({
  data: { workspaces: [ownSite] },
  trouble: held('POST /api/pages/:id/preview-token/'),
  async play(pane) {
    await userEvent.click(await within(pane).findByRole('button', { name: 'Your site' }));
    await within(pane).findByText('Loading the preview…');
  },
});

const before = [
  ['block-1', 'Quote', { quote: 'The best tea I had this year.', author: 'Mara' }],
  ['block-0', 'Hero', { title: 'Tea from two gardens', text: 'Picked in spring, rolled by hand.' }],
] as const;

const drawing: PageDrawing = {
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

export const VersionAsPage: StoryObj = previewStory({
  data: { versions: [version], drawing },
  async play(_pane, element) {
    const canvas = within(element);
    await userEvent.click(canvas.getByRole('button', { name: 'Version history' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'View version 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'As a page' }));
    await seen(2);
  },
});
