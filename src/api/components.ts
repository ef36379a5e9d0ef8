import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Component, ComponentInput, ComponentPatch } from '../../shared/wire/content.ts';
import type { RecordRef } from './record-ref.ts';

/** At most one component per component type. */
export async function listComponents(workspace: string): Promise<Component[]> {
  return (await http.get<ListAnswer<Component>>(addresses.components(workspace))).results;
}

export function createComponent(body: ComponentInput, idempotencyKey: string): Promise<Component> {
  return http.post('/api/components/', { body, idempotencyKey });
}

export function updateComponent({ id, revision }: RecordRef, patch: ComponentPatch): Promise<Component> {
  return http.patch(`/api/components/${id}/`, { body: patch, ifMatch: revision });
}

export function deleteComponent({ id, revision }: RecordRef): Promise<void> {
  return http.delete(`/api/components/${id}/`, { ifMatch: revision });
}
