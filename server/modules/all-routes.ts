import type { App } from '../platform/http/app-types.ts';
import { accessRoutes } from './accesses/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { userRoutes } from './users/routes.ts';
import { workspaceRoutes } from './workspaces/routes.ts';

/** Every module's routes, in the order in which the documentation shows them. */
export const allRoutes: readonly ((app: App) => void)[] = Object.freeze([
  systemRoutes,
  authRoutes,
  userRoutes,
  workspaceRoutes,
  accessRoutes,
]);
