import { Type } from 'typebox';
import { ListOf, WorkspaceId } from '../../../shared/wire/basics.ts';
import { Tag } from '../../../shared/wire/tags.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { listTags } from './service.ts';

export function tagRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/tags/',
    config: { guard: 'user' },
    schema: {
      summary: "The tags of a workspace, or of all the caller's",
      description:
        "Answers each tag with how many of the caller's workspaces have it, to suggest tags while somebody " +
        'types.',
      tags: ['Workspaces'],
      querystring: Type.Object({ ...listQuery, workspace: Type.Optional(WorkspaceId) }),
      response: answers({ 200: ListOf(Tag) }, 404),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const query = { workspace: request.query.workspace, window };
      return listAnswer(request.url, window, await listTags(signedIn(request), query));
    },
  });
}
