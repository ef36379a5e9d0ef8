import { useMemo } from 'react';
import type { FieldSurroundings } from '../../../field-plugins/sdk/contract/view.ts';
import { useEditor } from '../editor-context.ts';
import { frozenCopy } from '../faults/check-emitted.ts';
import type { Editor } from '../store/create-editor.ts';
import type { Place } from '../store/places.ts';

/** The values that the widget of a field may read around it: the same object for as long as the block is open. */
export function useSurroundings(blockKey: string, place: Place): FieldSurroundings {
  const editor = useEditor();
  return useMemo(() => surroundingsOf(editor, blockKey, place), [editor, blockKey, place]);
}

/**
 * Reads lazily, so widgets that do not read cost nothing during typing. Looks up a name in the same item of a list
 * first, and then outside the list.
 */
function surroundingsOf({ store, models }: Editor, blockKey: string, place: Place): FieldSurroundings {
  return {
    page: () => store.getState().page,
    field(name) {
      const block = store.getState().blocks.get(blockKey);
      if (block === undefined) return undefined;
      const found = outwards(place)
        .map((around) => models.at(block.modelId, block.draft, `${around}${name}`))
        .find((validated) => validated !== undefined);
      return found?.isSupported === true ? frozenCopy(found.value) : undefined;
    },
    subscribe: store.subscribe,
  };
}

/** The prefixes of names beside a field, from the innermost list outwards. */
function outwards(place: Place): readonly string[] {
  const parts = place.split('/');
  const depths = Array.from({ length: (parts.length + 1) / 2 }, (_, depth) => depth * 2);
  return depths
    .map((end) =>
      parts
        .slice(0, end)
        .map((part) => `${part}/`)
        .join(''),
    )
    .toReversed();
}
