import { Type } from 'typebox';
import { limits } from '../../../shared/limits.ts';
import { Id, ListOf, WorkspaceId } from '../../../shared/wire/basics.ts';
import { ReferringContent } from '../../../shared/wire/content.ts';
import { Media, mediaOrderings, MediaPatch, type MediaOrdering } from '../../../shared/wire/media.ts';
import { allFlag, asksForAll } from '../../platform/http/routes/all-flag.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import {
  deleteMedia,
  getMedia,
  listMedia,
  listMediaReferences,
  updateMedia,
  type MediaScope,
} from './service.ts';
import { readOnlyMembers } from './read-only-members.ts';

const url = '/api/media/';
const tags = ['Media'];
const params = Type.Object({ id: Id });
const scopeQuery = { workspace: Type.Optional(WorkspaceId), all: allFlag };

const flag = (description: string) =>
  Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0')], { description }));
const ListQuery = Type.Object({
  ...scopeQuery,
  search: Type.Optional(
    Type.String({
      description: 'In name and description, in either Serbian script.',
      maxLength: limits.titleLength,
    }),
  ),
  in_use: flag('0: only what nothing shows; 1: only what is shown.'),
  described: flag('0: only what has no description; 1: only what has one.'),
  ordering: Type.Optional(
    Type.Unsafe<MediaOrdering>(
      Type.Union(
        mediaOrderings.map((ordering) => Type.Literal(ordering)),
        { description: 'The newest first without it.' },
      ),
    ),
  ),
  ...listQuery,
});

export function mediaRoutes(app: App): void {
  app.route({
    method: 'GET',
    url,
    config: { guard: 'signed_in' },
    schema: {
      summary: 'List images, the newest first',
      description:
        'Answers the images of one workspace to its owner. An administrator who adds `all=1` sees the ' +
        'images of all workspaces. They can be searched, filtered and sorted.',
      tags,
      querystring: ListQuery,
      response: answers({ 200: ListOf(Media) }, 400, 401, 403, 404),
    },
    async handler(request) {
      const { search, ordering, in_use, described } = request.query;
      const window = windowOf(request.query);
      const found = await listMedia(signedIn(request), {
        ...{ scope: scopeOf(request.query), window, search, ordering },
        ...{ inUse: readFlag(in_use), described: readFlag(described) },
      });
      return listAnswer(request.url, window, found);
    },
  });

  app.route({
    method: 'GET',
    url: `${url}:id/`,
    config: { guard: 'signed_in' },
    schema: {
      summary: 'Read what is known of an image',
      description:
        'Answers name, size and description of an image; the image itself is at `/media/`. Administrators ' +
        'add `all=1`.',
      tags,
      params,
      querystring: Type.Object(scopeQuery),
      response: answers({ 200: Media }, 400, 401, 403, 404),
    },
    handler: (request) => getMedia(signedIn(request), request.params.id, scopeOf(request.query)),
  });

  app.route({
    method: 'GET',
    url: `${url}:id/references/`,
    config: { guard: 'signed_in' },
    schema: {
      summary: 'List what shows an image',
      description:
        'Answers the pages, components and search settings that show an image. Administrators add `all=1`.',
      tags,
      params,
      querystring: Type.Object(scopeQuery),
      response: answers({ 200: ReferringContent }, 400, 401, 403, 404),
    },
    handler: (request) => listMediaReferences(signedIn(request), request.params.id, scopeOf(request.query)),
  });

  app.route({
    method: 'PATCH',
    url: `${url}:id/`,
    config: { guard: 'signed_in', ignoredBodyKeys: ['file', ...readOnlyMembers] },
    schema: {
      summary: 'Say what an image shows',
      description:
        'Sets the text that stands for the image where it cannot be seen. Pages that show the image carry ' +
        'the new text at once.',
      tags,
      params,
      querystring: Type.Object(scopeQuery),
      body: MediaPatch,
      response: answers({ 200: Media }, 400, 401, 403, 404),
    },
    handler: (request) =>
      updateMedia(signedIn(request), {
        id: request.params.id,
        scope: scopeOf(request.query),
        patch: request.body,
      }),
  });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config: { guard: 'signed_in' },
    schema: {
      summary: 'Delete an image',
      description:
        'Removes the image and its file. While a block or component shows it, this is rejected unless ' +
        '`force=1` is added.',
      tags,
      params,
      querystring: Type.Object({
        ...scopeQuery,
        force: Type.Optional(
          Type.Union([Type.Literal('1'), Type.Literal('0')], { description: '1: although it is in use.' }),
        ),
      }),
      response: answers({ 204: Type.Null({ description: 'Deleted.' }) }, 400, 401, 403, 404, 'media_in_use'),
    },
    async handler(request, reply) {
      const { force } = request.query;
      const wanted = { id: request.params.id, scope: scopeOf(request.query), force: force === '1' };
      await deleteMedia(signedIn(request), wanted);
      return reply.code(204).send(null);
    },
  });
}

function readFlag(flagged: '0' | '1' | undefined): boolean | undefined {
  return flagged === undefined ? undefined : flagged === '1';
}

function scopeOf(query: { workspace?: string; all?: '0' | '1' }): MediaScope {
  return { workspace: query.workspace, all: asksForAll(query) };
}
