import { useQuery } from '@tanstack/react-query';
import { findText } from '../../../../field-plugins/sdk/contract/texts.ts';
import { languages } from '../../../../shared/languages.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useShownModel } from '../../../editor/use-shown-models.ts';
import { readPart } from '../../../lib/messages-backend.ts';
import type { TypeDraft } from '../draft/type-draft.ts';

type Stored = Pick<BlockContentModel, 'name' | 'library'>;

/** The library's names of a type, in the order of languages: empty until loaded, undefined once a user has renamed it. */
export function useLibraryNames({ name: storedName, library }: Stored, name: string) {
  const isOwn = library !== undefined && name === storedName && !library.edited.includes('name');
  const type = isOwn ? library.type : '';
  const { data } = useQuery({
    queryKey: [...queryKeys.blockTypes(), 'library-names', type],
    queryFn: async () => {
      const words = await Promise.all(languages.map((language) => readPart(language, 'library')));
      return words.map((part) => findText(part, `${type}.name`));
    },
    enabled: isOwn,
    staleTime: Infinity,
  });
  return isOwn ? (data ?? []) : undefined;
}

export function useShownName(stored: BlockContentModel, { name, labels }: TypeDraft): string {
  const inWords = useShownModel();
  const { library, ...model } = stored;
  const isSame = name === stored.name;
  return inWords({ ...model, ...(isSame && library && { library }), name: name || stored.name, labels }).name;
}
