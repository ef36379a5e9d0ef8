import type { ListAnswer } from '../../shared/wire/basics.ts';
import type {
  BlockContentModel,
  BlockContentModelInput,
  BlockContentModelPatch,
  ModelUsage,
  ModelVersion,
} from '../../shared/wire/content.ts';
import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { RecordRef } from './record-ref.ts';

/** For administrators. */
export function listAllModels(signal?: AbortSignal): Promise<BlockContentModel[]> {
  return http.get(addresses.models(), signal && { signal });
}

/** For administrators. */
export function listModelUsage(signal?: AbortSignal): Promise<ModelUsage[]> {
  return http.get(addresses.modelUsage, signal && { signal });
}

export function getModel(id: string, signal?: AbortSignal): Promise<BlockContentModel> {
  return http.get(addresses.model(id), signal && { signal });
}

export function createModel(body: BlockContentModelInput): Promise<BlockContentModel> {
  return http.post('/api/block-content-models/', { body });
}

/** Rejects with the current one if it was changed in between. */
export function changeModel(
  { id, revision }: RecordRef,
  body: BlockContentModelPatch,
): Promise<BlockContentModel> {
  return http.patch(addresses.model(id), { body, ifMatch: revision });
}

export function deleteModel({ id, revision }: RecordRef): Promise<void> {
  return http.delete(addresses.model(id), { ifMatch: revision });
}

/** Newest first. */
export function listModelVersions(
  id: string,
  page: number,
  signal: AbortSignal,
): Promise<ListAnswer<ModelVersion>> {
  return http.get(`${addresses.model(id)}versions/`, { query: { page }, signal });
}
