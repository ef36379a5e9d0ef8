import { textsOf } from '../../shared/model-texts.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { libraryTypes } from './block-types.ts';

const origins = new Map(
  Object.entries(libraryTypes).map(([key, type]) => [type.id, { key, texts: textsOf(type) }]),
);

/**
 * The library type of a model, and its texts that an administrator has changed. Undefined for a model that an
 * administrator added.
 */
export function libraryOrigin(
  model: Pick<BlockContentModel, 'id' | 'name' | 'content_model'>,
): BlockContentModel['library'] {
  const origin = origins.get(model.id);
  if (origin === undefined) return undefined;
  const texts = textsOf(model);
  const edited = [...origin.texts].filter(([path, text]) => (texts.get(path) ?? text) !== text);
  return { type: origin.key, edited: edited.map(([path]) => path) };
}
