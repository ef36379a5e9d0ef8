import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { BlockContentModel, ContentModelType } from '../../shared/wire/content.ts';

/** The block types, for pages or for components; a plain list, unlike all others. `prepare` loads what their fields need. */
export async function listBlockContentModels(
  type: ContentModelType,
  prepare: (models: unknown) => Promise<void>,
): Promise<BlockContentModel[]> {
  const models = await http.get<BlockContentModel[]>(addresses.models(type));
  await prepare(models);
  return models;
}
