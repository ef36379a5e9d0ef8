import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { libraryOrigin } from '../../library/library-origin.ts';
import type { Context } from '../../platform/context.ts';

/** The name of a block type: the library's own in the caller's language, or an administrator's. */
export function modelName(
  { translations, language }: Context,
  { id, name }: Pick<BlockContentModel, 'id' | 'name'>,
): string {
  const library = libraryOrigin({ id, name, content_model: {} });
  if (library === undefined || library.edited.includes('name')) return name;
  return translations.translate(language, 'library', `${library.type}.name`);
}
