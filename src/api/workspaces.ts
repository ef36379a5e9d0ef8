import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Workspace, WorkspaceInput, WorkspacePatch } from '../../shared/wire/workspaces.ts';

export async function listWorkspaces(): Promise<Workspace[]> {
  return (await http.get<ListAnswer<Workspace>>(addresses.workspaces)).results;
}

export function getWorkspace(id: string): Promise<Workspace> {
  return http.get(addresses.workspace(id));
}

export function createWorkspace(input: WorkspaceInput): Promise<Workspace> {
  return http.post('/api/workspaces/', { body: input });
}

export function updateWorkspace(id: string, patch: WorkspacePatch): Promise<Workspace> {
  return http.patch(`/api/workspaces/${id}/`, { body: patch });
}

export function deleteWorkspace(id: string): Promise<void> {
  return http.delete(`/api/workspaces/${id}/`);
}
