import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { WorkspaceDesign, WorkspaceDesignPatch } from '../../shared/wire/site-design.ts';

export function getDesign(workspaceId: string): Promise<WorkspaceDesign> {
  return http.get(addresses.design(workspaceId));
}

export function updateDesign(workspaceId: string, patch: WorkspaceDesignPatch): Promise<WorkspaceDesign> {
  return http.patch(addresses.design(workspaceId), { body: patch });
}
