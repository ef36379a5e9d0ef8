import { Usage } from '../../../shared/wire/usage.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { getUsage } from './service.ts';

export function usageRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/usage/',
    config: { guard: 'signed_in' },
    schema: {
      summary: "What the caller's workspaces hold: pages, images and their bytes",
      description: 'Administrators have no workspaces: theirs is a statement of nothing.',
      tags: ['Users'],
      response: answers({ 200: Usage }),
    },
    handler: (request) => getUsage(signedIn(request)),
  });
}
