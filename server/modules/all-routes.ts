import type { App } from '../platform/http/app-types.ts';
import { authRoutes } from './auth/routes.ts';
import { workspaceRoutes } from './workspaces/routes.ts';

/** Every module's routes, in the order in which the documentation shows them. */
export const allRoutes: readonly ((app: App) => void)[] = Object.freeze([authRoutes, workspaceRoutes]);
