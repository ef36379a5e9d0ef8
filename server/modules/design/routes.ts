import { WorkspaceDesign, WorkspaceDesignPatch } from '../../../shared/wire/site-design.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes } from '../../platform/http/routes/endpoints.ts';
import { getDesign, updateDesign } from './service.ts';

export function designRoutes(app: App): void {
  const { route } = memberRoutes(app, { tags: ['Workspaces'], guard: 'user' });

  route('GET', '/api/workspaces/:id/design/', {
    summary: 'Read the design of a site',
    description:
      'Returns the colours, fonts, scales and images of the site, for the owner of the workspace. Values ' +
      'that were not chosen have the default of the type of the workspace.',
    answers: { 200: WorkspaceDesign },
    handle: (context, { params }) => getDesign(context, params.id),
  });

  route('PATCH', '/api/workspaces/:id/design/', {
    summary: 'Change the design of a site',
    description:
      'Changes the given members, for the owner of the workspace. The response for external sites changes at once, ' +
      'and the style sheet gets a new address.',
    body: WorkspaceDesignPatch,
    readOnly: ['css'],
    answers: { 200: WorkspaceDesign },
    handle: (context, { params, body }) => updateDesign(context, params.id, body),
  });
}
