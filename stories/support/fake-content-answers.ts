import type {
  Block,
  BlockInput,
  Component,
  ComponentInput,
  Page,
  PageInput,
  PagePatch,
  PageSummary,
  ReorderInput,
} from '../../shared/wire/content.ts';
import type { NewPreviewLink, PreviewLink, PreviewLinkInput } from '../../shared/wire/preview-links.ts';
import type { PagePreview } from '../../shared/wire/preview.ts';
import { normalizeUrlPath } from '../../shared/url-path.ts';
import type { FakeData } from './fake-data.ts';
import type { Answer } from './fake-network.ts';
import { makePage, nextId } from './fake-records.ts';
import { modelAnswers } from './fake-model-answers.ts';
import { inWorkspace, json, list, notFound, patched, recordAnswers } from './fake-replies.ts';

const written = { last_update: '2026-11-20T12:00:00.000Z', last_update_by: null };

/** The calls about pages, their blocks, the components of a workspace, and block types. */
export function contentAnswers(data: FakeData): Record<string, Answer> {
  return { ...pageAnswers(data), ...blockAnswers(data), ...componentAnswers(data), ...modelAnswers(data) };
}

function blocksOf(data: FakeData, page: string): Block[] {
  return data.blocks.filter((block) => block.page === page).toSorted((one, other) => one.order - other.order);
}

function pageAnswers(data: FakeData): Record<string, Answer> {
  const answer = (id: string): Response => {
    const page = data.pages.find((one) => one.id === id);
    if (page === undefined) return notFound();
    return json(200, { ...page, page_blocks: blocksOf(data, id) } satisfies Page);
  };
  const change = (id: string, patch: Partial<PageSummary>): Response => {
    data.pages = patched(data.pages, id, patch);
    return answer(id);
  };
  return {
    ...recordAnswers(data, 'pages', '/api/pages/'),
    ...recordAnswers(data, 'links', '/api/preview-links/'),
    'GET /api/pages/': ({ query }) => {
      const search = (query.get('search') ?? '').toLowerCase();
      const matches = (page: PageSummary) => `${page.title} ${page.url_path}`.toLowerCase().includes(search);
      return list(inWorkspace(data.pages, query).filter(matches), query);
    },
    'POST /api/pages/': ({ body }) => {
      const input = body as PageInput;
      const url_path = normalizeUrlPath(input.url_path) ?? input.url_path;
      if (data.pages.some((page) => page.url_path === url_path))
        return json(400, { url_path: ['A page with this path already exists.'] });
      const page = makePage({ ...input, url_path });
      data.pages = [...data.pages, page];
      return json(201, { ...page, page_blocks: [] });
    },
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
    'GET /api/pages/:id/versions/1/drawing/': () => json(200, data.rendering),
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
        id: nextId('new-link'),
        page,
        created_at: written.last_update,
        created_by: null,
        expires_at: `2026-12-${days === 1 ? '01' : '07'}T12:00:00.000Z`,
        has_expired: false,
        last_opened_at: null,
      };
      data.links = [link, ...data.links];
      const url = `https://octavo.example/previews/${'x'.repeat(43)}`;
      return json(201, { ...link, url } satisfies NewPreviewLink);
    },
    'POST /api/pages/:id/duplicate/': (_, id) => {
      const page = data.pages.find((one) => one.id === id);
      const copy = makePage({ ...page, id: nextId('new-page'), in_draft: true });
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

function blockAnswers(data: FakeData): Record<string, Answer> {
  return {
    ...recordAnswers(data, 'blocks', '/api/blocks/'),
    'POST /api/blocks/': ({ body }) => {
      const input = body as BlockInput;
      const order = input.order ?? blocksOf(data, input.page).length;
      const block: Block = { ...input, ...written, id: nextId('new-block'), order, revision: 1 };
      data.blocks = [
        ...data.blocks.map((one) => (one.order >= order ? { ...one, order: one.order + 1 } : one)),
        block,
      ];
      return json(201, block);
    },
  };
}

function componentAnswers(data: FakeData): Record<string, Answer> {
  return {
    ...recordAnswers(data, 'components', '/api/components/'),
    'POST /api/components/': ({ body }) => {
      const input = body as ComponentInput;
      if (data.components.some((component) => component.block_content_model === input.block_content_model))
        return json(400, { block_content_model: ['This component already exists in the workspace.'] });
      const component: Component = { ...input, ...written, id: nextId('new-component'), revision: 1 };
      data.components = [...data.components, component];
      return json(201, component);
    },
  };
}
