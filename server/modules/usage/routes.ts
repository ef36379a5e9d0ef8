import { Usage } from '../../../shared/wire/usage.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes } from '../../platform/http/routes/endpoints.ts';
import { getUsage } from './service.ts';

export function usageRoutes(app: App): void {
  const { route } = memberRoutes(app, { tags: ['Users'], guard: 'signed_in' });

  route('GET', '/api/usage/', {
    summary: "What the caller's workspaces hold: pages, images and their bytes",
    description: 'Administrators have no workspaces: theirs is a statement of nothing.',
    answers: { 200: Usage },
    handle: getUsage,
  });
}
