import { createWorkspace } from '../modules/workspaces/service.ts';
import type { Context, UserActor } from '../platform/context.ts';
import { demoWorkspaces } from './demo-workspaces.ts';

/** Makes the demo's workspaces for this user. */
export async function seedDemo(context: Context<UserActor>): Promise<void> {
  for (const { type, title, description, tags } of demoWorkspaces) {
    await createWorkspace(context, { type, title, description, tags: [...tags] });
  }
}
