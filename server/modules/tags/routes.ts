import { Type } from 'typebox';
import { WorkspaceId } from '../../../shared/wire/basics.ts';
import { Tag } from '../../../shared/wire/tags.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes } from '../../platform/http/routes/endpoints.ts';
import { listTags } from './service.ts';

export function tagRoutes(app: App): void {
  const { list } = memberRoutes(app, { tags: ['Workspaces'], guard: 'user' });

  list('/api/tags/', {
    summary: "The tags of a workspace, or of all the caller's",
    description:
      "Answers each tag with how many of the caller's workspaces have it, to suggest tags while somebody " +
      'types.',
    query: { workspace: Type.Optional(WorkspaceId) },
    item: Tag,
    errors: [404],
    handle: (context, { query, window }) => listTags(context, { workspace: query.workspace, window }),
  });
}
