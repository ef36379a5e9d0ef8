import { http } from '../lib/http.ts';
import type { Block, BlockInput, BlockPatch } from '../../shared/wire/content.ts';
import type { RecordRef } from './record-ref.ts';

/** With the key, repeating a creation after a lost answer creates nothing twice. */
export function createBlock(body: BlockInput, idempotencyKey: string): Promise<Block> {
  return http.post('/api/blocks/', { body, idempotencyKey });
}

export function updateBlock({ id, revision }: RecordRef, patch: BlockPatch): Promise<Block> {
  return http.patch(`/api/blocks/${id}/`, { body: patch, ifMatch: revision });
}

export function deleteBlock({ id, revision }: RecordRef): Promise<void> {
  return http.delete(`/api/blocks/${id}/`, { ifMatch: revision });
}
