import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { Choice, WorkspaceId } from '../../../shared/wire/basics.ts';
import { ReferringContent } from '../../../shared/wire/content.ts';
import { Media, mediaOrderings, MediaPatch } from '../../../shared/wire/media.ts';
import { allFlag, asksForAll } from '../../platform/http/routes/all-flag.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import {
  deleteMedia,
  getMedia,
  listMedia,
  listMediaReferences,
  updateMedia,
  type MediaScope,
} from './service.ts';
import { readOnlyMembers } from './read-upload.ts';

const scopeQuery = { workspace: Type.Optional(WorkspaceId), all: allFlag };

const flag = (description: string) => Type.Optional(Choice(['1', '0'], description));
const listedMedia = {
  ...scopeQuery,
  search: Type.Optional(
    Type.String({
      description: 'In name and description, in either Serbian script.',
      maxLength: limits.titleLength,
    }),
  ),
  in_use: flag('0: only what nothing shows; 1: only what is shown.'),
  described: flag('0: only what has no description; 1: only what has one.'),
  ordering: Type.Optional(Choice(mediaOrderings, 'The newest first without it.')),
};

export function mediaRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Media'], guard: 'signed_in' });

  list('/api/media/', {
    summary: 'List images, the newest first',
    description:
      'Returns the images of one workspace to its owner. An administrator who adds `all=1` sees the ' +
      'images of all workspaces. They can be searched, filtered and sorted.',
    query: listedMedia,
    item: Media,
    errors: [403, 404],
    handle(context, { query, window }) {
      const { search, ordering, in_use, described } = query;
      return listMedia(context, {
        ...{ scope: scopeOf(query), window, search, ordering },
        ...{ inUse: readFlag(in_use), described: readFlag(described) },
      });
    },
  });

  route('GET', '/api/media/:id/', {
    summary: 'Read the details of an image',
    description:
      'Returns name, size and description of an image; the image itself is at `/media/`. Administrators ' +
      'add `all=1`.',
    query: scopeQuery,
    answers: { 200: Media },
    errors: [403],
    handle: (context, { params, query }) => getMedia(context, params.id, scopeOf(query)),
  });

  route('GET', '/api/media/:id/references/', {
    summary: 'List the uses of an image',
    description:
      'Returns the pages, components and search settings that show an image. Administrators add `all=1`.',
    query: scopeQuery,
    answers: { 200: ReferringContent },
    errors: [403],
    handle: (context, { params, query }) => listMediaReferences(context, params.id, scopeOf(query)),
  });

  route('PATCH', '/api/media/:id/', {
    summary: 'Change the alt text of an image',
    description:
      'Sets the text for people who cannot see the image. Pages that show the image have the new text at once.',
    query: scopeQuery,
    body: MediaPatch,
    readOnly: ['file', ...readOnlyMembers],
    answers: { 200: Media },
    errors: [403],
    handle: (context, { params, query, body }) =>
      updateMedia(context, { id: params.id, scope: scopeOf(query), patch: body }),
  });

  route('DELETE', '/api/media/:id/', {
    summary: 'Delete an image',
    description:
      'Removes the image and its file. While a block or component shows it, this is rejected unless ' +
      '`force=1` is added.',
    query: { ...scopeQuery, force: flag('1: although it is in use.') },
    answers: removed(),
    errors: [403, 'media_in_use'],
    handle: (context, { params, query }) =>
      deleteMedia(context, { id: params.id, scope: scopeOf(query), force: query.force === '1' }),
  });
}

function readFlag(flagged: '0' | '1' | undefined): boolean | undefined {
  return flagged === undefined ? undefined : flagged === '1';
}

function scopeOf(query: { workspace?: string; all?: '0' | '1' }): MediaScope {
  return { workspace: query.workspace, all: asksForAll(query) };
}
