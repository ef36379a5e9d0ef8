import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { BlockContentModel, ContentModelType } from '../../shared/wire/content.ts';

/** The block types, for pages or for components; a plain list, unlike all others. */
export function listBlockContentModels(type?: ContentModelType): Promise<BlockContentModel[]> {
  return http.get(addresses.models(type));
}
