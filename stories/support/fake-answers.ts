import type { ApiKey, ApiKeyInput, ApiKeyPatch } from '../../shared/wire/api-keys.ts';
import type { PageInput } from '../../shared/wire/content.ts';
import { foldText } from '../../shared/fold-text.ts';
import type { Media, MediaPatch } from '../../shared/wire/media.ts';
import type { Usage } from '../../shared/wire/usage.ts';
import { normalizeUrlPath } from '../../shared/url-path.ts';
import { accountAnswers, type FakeAccounts } from './fake-account-answers.ts';
import { contentAnswers, type FakeContent } from './fake-content-answers.ts';
import type { Answer } from './fake-network.ts';
import { makeApiKey, makeMedia, makePage } from './fake-records.ts';
import { type FakeWorkspaces, workspaceAnswers } from './fake-workspace-answers.ts';
import { found, json, list, notFound, nothing, patched, refusal } from './fake-replies.ts';

/** The fake server's data. */
export interface FakeData extends FakeAccounts, FakeContent, FakeWorkspaces {
  apiKeys: ApiKey[];
}

/** The calls that the fake server supports, by name. */
export function answersOver(data: FakeData): Readonly<Record<string, Answer>> {
  return {
    // Only a server with a newer build than the running one answers with a first page: see `deploy`.
    'GET /': notFound,
    'GET /api/system/ping/': () => json(200, { status: 'ok' }),
    ...accountAnswers(data),
    ...workspaceAnswers(data),
    'GET /api/usage/': () => json(200, usageOf(data)),
    ...pageAnswers(data),
    ...contentAnswers(data),
    ...mediaAnswers(data),
    ...apiKeyAnswers(data),
  };
}

function usageOf({ workspaces, media }: FakeData): Usage {
  const each = workspaces.map(({ id, title, page_count }) => {
    const pictures = media.filter(({ workspace }) => workspace === id);
    const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
    return { id, title, pages: page_count, media: pictures.length, bytes };
  });
  const sum = (what: 'pages' | 'media' | 'bytes') => each.reduce((total, one) => total + one[what], 0);
  return { pages: sum('pages'), media: sum('media'), bytes: sum('bytes'), workspaces: each };
}

function pageAnswers(data: FakeData): Record<string, Answer> {
  return {
    'GET /api/pages/': ({ query }) => {
      const search = (query.get('search') ?? '').toLowerCase();
      const pages = data.pages.filter(({ workspace }) => workspace === query.get('workspace'));
      return list(
        pages.filter((page) => `${page.title} ${page.url_path}`.toLowerCase().includes(search)),
        query,
      );
    },
    'POST /api/pages/': ({ body }) => {
      const input = body as PageInput;
      const url_path = normalizeUrlPath(input.url_path) ?? input.url_path;
      if (data.pages.some((page) => page.url_path === url_path)) {
        return json(400, { url_path: ['A page with this path already exists.'] });
      }
      const page = makePage({ ...input, url_path });
      data.pages = [...data.pages, page];
      return json(201, { ...page, page_blocks: [] });
    },
    'DELETE /api/pages/:id/': (_, id) => {
      data.pages = data.pages.filter((page) => page.id !== id);
      return nothing();
    },
  };
}

function mediaAnswers(data: FakeData): Record<string, Answer> {
  return {
    'GET /api/media/': ({ query }) => {
      return list(mediaWanted(data.media, query), query);
    },
    'GET /api/media/:id/': (_, id) => found(data.media, id),
    'GET /api/media/:id/references/': () => json(200, data.referring),
    'POST /api/media/': ({ body }) => {
      const form = body as FormData;
      const file = form.get('file');
      if (!(file instanceof File)) return json(400, { file: ['File not found!'] });
      const media = makeMedia({
        workspace: String(form.get('workspace')),
        name: String(form.get('name') ?? file.name),
        bytes: file.size,
      });
      data.media = [media, ...data.media];
      return json(201, media);
    },
    'PATCH /api/media/:id/': ({ body }, id) => {
      data.media = patched(data.media, id, body as MediaPatch);
      return found(data.media, id);
    },
    'DELETE /api/media/:id/': ({ query }, id) => {
      if (data.media.find((media) => media.id === id)?.in_use === true && query.get('force') !== '1') {
        return refusal(409, 'media_in_use', 'Blocks show this picture.');
      }
      data.media = data.media.filter((media) => media.id !== id);
      return nothing();
    },
  };
}

function withMaskedKey(apiKey: ApiKey): ApiKey {
  return { ...apiKey, api_key: `••••${apiKey.api_key.slice(-4)}` };
}

function apiKeyAnswers(data: FakeData): Record<string, Answer> {
  return {
    'GET /api/accesses/': ({ query }) =>
      list(
        data.apiKeys.filter(({ workspace }) => workspace === query.get('workspace')).map(withMaskedKey),
        query,
      ),
    'GET /api/accesses/:id/': (_, id) => found(data.apiKeys, id),
    'POST /api/accesses/': ({ body }) => {
      const input = body as ApiKeyInput;
      const wrong = (input.allowed_origins ?? []).find((origin) => origin !== '*' && !URL.canParse(origin));
      if (wrong !== undefined) return json(400, { allowed_origins: [`“${wrong}” isn’t a valid origin.`] });
      const apiKey = makeApiKey(input);
      data.apiKeys = [...data.apiKeys, apiKey];
      return json(201, apiKey);
    },
    'PATCH /api/accesses/:id/': ({ body }, id) => {
      data.apiKeys = patched(data.apiKeys, id, body as ApiKeyPatch);
      return found(data.apiKeys.map(withMaskedKey), id);
    },
    'POST /api/accesses/:id/rotate/': (_, id) => {
      data.apiKeys = patched(data.apiKeys, id, { api_key: `oct_${'n'.repeat(39)}ew42` });
      return found(data.apiKeys, id);
    },
    'DELETE /api/accesses/:id/': (_, id) => {
      data.apiKeys = data.apiKeys.filter((apiKey) => apiKey.id !== id);
      return nothing();
    },
  };
}

/** The pictures that match a query, in its order. They are stored with the newest first. */
function mediaWanted(media: readonly Media[], query: URLSearchParams): Media[] {
  const text = foldText(query.get('search') ?? '');
  const isWanted = (is: boolean, flag: string) =>
    query.get(flag) === null || is === (query.get(flag) === '1');
  const wanted = media.filter(
    (one) =>
      (query.get('workspace') ?? one.workspace) === one.workspace &&
      foldText(`${one.name}\n${one.alt}`).includes(text) &&
      isWanted(one.in_use, 'in_use') &&
      isWanted(one.alt !== '', 'described'),
  );
  const ordering = query.get('ordering') ?? '-created_at';
  const rising = {
    created_at: () => wanted.toReversed(),
    name: () => wanted.toSorted((one, other) => (foldText(one.name) < foldText(other.name) ? -1 : 1)),
    bytes: () => wanted.toSorted((one, other) => one.bytes - other.bytes),
  }[ordering.replace('-', '') as 'created_at' | 'name' | 'bytes']();
  return ordering.startsWith('-') ? rising.toReversed() : rising;
}
