import type {
  Block,
  BlockInput,
  BlockPatch,
  Component,
  ComponentInput,
  ComponentPatch,
  Page,
  PageDrawing,
  PagePatch,
  PageSummary,
  PageVersionDetail,
  ReferringContent,
  ReorderInput,
} from '../../shared/wire/content.ts';
import type { NewPreviewLink, PreviewLink, PreviewLinkInput } from '../../shared/wire/preview-links.ts';
import type { PagePreview, SiteLook } from '../../shared/wire/preview.ts';
import type { Answer } from './fake-network.ts';
import { makePage } from './fake-records.ts';
import { type FakeModels, modelAnswers } from './fake-model-answers.ts';
import { found, json, list, notFound, nothing } from './fake-replies.ts';

/** The fake server's content. */
export interface FakeContent extends FakeModels {
  pages: PageSummary[];
  blocks: Block[];
  components: Component[];
  /** The content that refers to any page or picture. */
  referring: ReferringContent;
  /** Of any page. */
  versions: PageVersionDetail[];
  /** To any page. */
  links: PreviewLink[];
  /** The appearance of any page. */
  look: SiteLook;
  /** Any version as a page. */
  drawing: PageDrawing;
}

const written = { last_update: '2026-11-20T12:00:00.000Z', last_update_by: null };
let lastId = 0;

function nextId(noun: string): string {
  lastId += 1;
  return `${noun}-new-${lastId}`;
}

/** The calls about one page, its blocks, and the components of a workspace. */
export function contentAnswers(data: FakeContent): Record<string, Answer> {
  return { ...pageAnswers(data), ...blockAnswers(data), ...componentAnswers(data), ...modelAnswers(data) };
}

function blocksOf(data: FakeContent, page: string): Block[] {
  return data.blocks.filter((block) => block.page === page).toSorted((one, other) => one.order - other.order);
}

function pageAnswers(data: FakeContent): Record<string, Answer> {
  const answer = (id: string): Response => {
    const page = data.pages.find((one) => one.id === id);
    if (page === undefined) return notFound();
    return json(200, { ...page, page_blocks: blocksOf(data, id) } satisfies Page);
  };
  const change = (id: string, patch: Partial<PageSummary>): Response => {
    data.pages = data.pages.map((page) =>
      page.id === id ? { ...page, ...patch, revision: page.revision + 1 } : page,
    );
    return answer(id);
  };
  return {
    'GET /api/pages/:id/': (_, id) => answer(id),
    'PATCH /api/pages/:id/': ({ body }, id) => change(id, body as PagePatch),
    'POST /api/pages/:id/publish/': (_, id) => change(id, { has_unpublished_changes: false }),
    'GET /api/pages/:id/references/': () => json(200, data.referring),
    'GET /api/pages/:id/versions/': ({ query }) =>
      list(
        data.versions.map(({ version, title, url_path, published_at, published_by }) => ({
          ...{ version, title, url_path, published_at, published_by },
        })),
        query,
      ),
    'GET /api/pages/:id/versions/1/': () => {
      const version = data.versions.find((one) => one.version === 1);
      return version === undefined ? notFound() : json(200, version);
    },
    'GET /api/pages/:id/versions/1/drawing/': () => json(200, data.drawing),
    'GET /api/pages/:id/preview/': (_, id) => {
      const page = data.pages.find((one) => one.id === id);
      if (page === undefined) return notFound();
      const { url_path: path } = page;
      return json(200, { path, site: data.look, targets: { images: [], pages: [] } } satisfies PagePreview);
    },
    'POST /api/pages/:id/versions/1/restore/': (_, id) => {
      data.blocks = blocksOf(data, id).slice(0, 1);
      return answer(id);
    },
    'GET /api/pages/:id/preview-links/': ({ query }) => list(data.links, query),
    'POST /api/pages/:id/preview-links/': ({ body }, page) => {
      const { days = 7 } = body as PreviewLinkInput;
      const link: PreviewLink = {
        ...{ id: nextId('link'), page, created_by: null, has_expired: false, last_opened_at: null },
        ...{
          created_at: written.last_update,
          expires_at: `2026-12-${days === 1 ? '01' : '07'}T12:00:00.000Z`,
        },
      };
      data.links = [link, ...data.links];
      const url = `https://octavo.example/previews/${'x'.repeat(43)}`;
      return json(201, { ...link, url } satisfies NewPreviewLink);
    },
    'DELETE /api/preview-links/:id/': (_, id) => {
      data.links = data.links.filter((link) => link.id !== id);
      return nothing();
    },
    'POST /api/pages/:id/duplicate/': (_, id) => {
      const page = data.pages.find((one) => one.id === id);
      const copy = makePage({ ...page, id: nextId('page'), in_draft: true });
      data.pages = [...data.pages, copy];
      return json(201, { ...copy, page_blocks: [] });
    },
    'POST /api/pages/:id/reorder/': ({ body }, id) => {
      const { blocks } = body as ReorderInput;
      data.blocks = data.blocks.map((block) =>
        block.page === id ? { ...block, order: blocks.indexOf(block.id) } : block,
      );
      return answer(id);
    },
  };
}

function blockAnswers(data: FakeContent): Record<string, Answer> {
  return {
    'POST /api/blocks/': ({ body }) => {
      const input = body as BlockInput;
      const order = input.order ?? blocksOf(data, input.page).length;
      const block: Block = { ...input, ...written, id: nextId('block'), order, revision: 1 };
      data.blocks = [
        ...data.blocks.map((one) => (one.order >= order ? { ...one, order: one.order + 1 } : one)),
        block,
      ];
      return json(201, block);
    },
    'PATCH /api/blocks/:id/': ({ body }, id) => {
      data.blocks = data.blocks.map((block) =>
        block.id === id ? { ...block, ...(body as BlockPatch), revision: block.revision + 1 } : block,
      );
      return found(data.blocks, id);
    },
    'DELETE /api/blocks/:id/': (_, id) => {
      data.blocks = data.blocks.filter((block) => block.id !== id);
      return nothing();
    },
  };
}

function componentAnswers(data: FakeContent): Record<string, Answer> {
  return {
    'GET /api/components/': ({ query }) =>
      list(
        data.components.filter(({ workspace }) => workspace === query.get('workspace')),
        query,
      ),
    'POST /api/components/': ({ body }) => {
      const { block_content_model } = body as ComponentInput;
      if (data.components.some((component) => component.block_content_model === block_content_model))
        return json(400, { block_content_model: ['This component already exists in the workspace.'] });
      const component: Component = {
        ...(body as ComponentInput),
        ...{ ...written, id: nextId('component'), revision: 1 },
      };
      data.components = [...data.components, component];
      return json(201, component);
    },
    'PATCH /api/components/:id/': ({ body }, id) => {
      data.components = data.components.map((component) =>
        component.id === id
          ? { ...component, ...(body as ComponentPatch), revision: component.revision + 1 }
          : component,
      );
      return found(data.components, id);
    },
    'DELETE /api/components/:id/': (_, id) => {
      data.components = data.components.filter((component) => component.id !== id);
      return nothing();
    },
  };
}
