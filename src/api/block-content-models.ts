import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { SchemaStep } from '../../shared/wire/plans.ts';
import type { BlockContentModel, ContentModelType } from '../../shared/wire/content.ts';

/** The block types, for pages or for components; a plain list, unlike all others. `prepare` loads their field types. */
export async function listBlockContentModels(
  type: ContentModelType,
  prepare: (models: unknown) => Promise<void>,
): Promise<BlockContentModel[]> {
  const models = await http.get<BlockContentModel[]>(addresses.models(type));
  await prepare(models);
  return models;
}

/**
 * Lists the plans that changed a block type since this schema version. `prepare` loads the field types of the fields
 * before and after them.
 */
export async function listSchemaSteps(
  id: string,
  after: number,
  prepare: (steps: unknown) => Promise<void>,
): Promise<SchemaStep[]> {
  const steps = await http.get<SchemaStep[]>(`/api/block-content-models/${id}/steps/?after=${after}`);
  await prepare(steps);
  return steps;
}
