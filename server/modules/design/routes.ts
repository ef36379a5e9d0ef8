import { Type } from 'typebox';
import { Id } from '../../../shared/wire/basics.ts';
import { WorkspaceDesign, WorkspaceDesignPatch } from '../../../shared/wire/site-design.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { getDesign, updateDesign } from './service.ts';

const tags = ['Workspaces'];
const url = '/api/workspaces/:id/design/';
const params = Type.Object({ id: Id });

export function designRoutes(app: App): void {
  app.route({
    method: 'GET',
    url,
    config: { guard: 'user' },
    schema: {
      summary: 'Read how the site of a workspace looks',
      description:
        'Answers the colours, fonts, scales and images of the site, for the owner of the workspace. What nobody ' +
        'has chosen has the default of the type of the workspace.',
      tags,
      params,
      response: answers({ 200: WorkspaceDesign }, 401, 403, 404),
    },
    handler: (request) => getDesign(signedIn(request), request.params.id),
  });

  app.route({
    method: 'PATCH',
    url,
    config: { guard: 'user', ignoredBodyKeys: ['css'] },
    schema: {
      summary: 'Change how the site of a workspace looks',
      description:
        'Changes what is sent and leaves the rest, for the owner of the workspace. What external sites read ' +
        'changes at once, and the style sheet gets a new address.',
      tags,
      params,
      body: WorkspaceDesignPatch,
      response: answers({ 200: WorkspaceDesign }, 400, 401, 403, 404),
    },
    handler: (request) => updateDesign(signedIn(request), request.params.id, request.body),
  });
}
