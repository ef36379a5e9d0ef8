import type { ApiKey, ApiKeyInput } from '../../shared/wire/api-keys.ts';
import { foldText } from '../../shared/fold-text.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { Usage } from '../../shared/wire/usage.ts';
import { accountAnswers } from './fake-account-answers.ts';
import { contentAnswers } from './fake-content-answers.ts';
import type { FakeData } from './fake-data.ts';
import type { Answer } from './fake-network.ts';
import { makeApiKey, makeMedia } from './fake-records.ts';
import { workspaceAnswers } from './fake-workspace-answers.ts';
import {
  found,
  inWorkspace,
  json,
  list,
  notFound,
  patched,
  recordAnswers,
  rejection,
} from './fake-replies.ts';

/** The calls that the fake server supports, by name. */
export function answersOver(data: FakeData): Readonly<Record<string, Answer>> {
  return {
    // Only a server with a newer build than the running one answers with a first page: see `deploy`.
    'GET /': notFound,
    'GET /api/system/ping/': () => json(200, { status: 'ok' }),
    ...accountAnswers(data),
    ...workspaceAnswers(data),
    'GET /api/usage/': () => json(200, usageOf(data)),
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

function mediaAnswers(data: FakeData): Record<string, Answer> {
  const records = recordAnswers(data, 'media', '/api/media/');
  return {
    ...records,
    'GET /api/media/': ({ query }) => list(mediaWanted(data.media, query), query),
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
    'DELETE /api/media/:id/': (request, id) => {
      const isUsed = data.media.find((media) => media.id === id)?.in_use === true;
      if (isUsed && request.query.get('force') !== '1')
        return rejection(409, 'media_in_use', 'Blocks show this picture.');
      return records['DELETE /api/media/:id/']?.(request, id) ?? notFound();
    },
  };
}

function withMaskedKey(apiKey: ApiKey): ApiKey {
  return { ...apiKey, api_key: `••••${apiKey.api_key.slice(-4)}` };
}

function apiKeyAnswers(data: FakeData): Record<string, Answer> {
  return {
    ...recordAnswers(data, 'apiKeys', '/api/accesses/'),
    'GET /api/accesses/': ({ query }) => list(inWorkspace(data.apiKeys, query).map(withMaskedKey), query),
    'POST /api/accesses/': ({ body }) => {
      const input = body as ApiKeyInput;
      const wrong = (input.allowed_origins ?? []).find((origin) => origin !== '*' && !URL.canParse(origin));
      if (wrong !== undefined) return json(400, { allowed_origins: [`“${wrong}” isn’t a valid origin.`] });
      const apiKey = makeApiKey(input);
      data.apiKeys = [...data.apiKeys, apiKey];
      return json(201, apiKey);
    },
    'PATCH /api/accesses/:id/': ({ body }, id) => {
      data.apiKeys = patched(data.apiKeys, id, body as object);
      return found(data.apiKeys.map(withMaskedKey), id);
    },
    'POST /api/accesses/:id/rotate/': (_, id) => {
      data.apiKeys = patched(data.apiKeys, id, { api_key: `oct_${'n'.repeat(39)}ew42` });
      return found(data.apiKeys, id);
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
