import { Usage } from '../../../shared/wire/usage.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes } from '../../platform/http/routes/endpoints.ts';
import { getUsage } from './service.ts';

export function usageRoutes(app: App): void {
  const { route } = memberRoutes(app, { tags: ['Users'], guard: 'signed_in' });

  route('GET', '/api/usage/', {
    summary: "Count the pages, images and bytes in the caller's workspaces",
    description: 'All counts are 0 for administrators, because they have no workspaces.',
    answers: { 200: Usage },
    handle: getUsage,
  });
}
