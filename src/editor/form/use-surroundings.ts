import { useMemo } from 'react';
import type { FieldSurroundings } from '../../../field-plugins/sdk/contract/view.ts';
import { useEditor } from '../editor-context.ts';
import { frozenCopy } from '../faults/check-emitted.ts';
import type { Editor } from '../store/create-editor.ts';
import type { Place } from '../store/places.ts';

/** The values around a field, for its widget. Returns the same object while the block is open. */
export function useSurroundings(blockKey: string, place: Place): FieldSurroundings {
  const editor = useEditor();
  return useMemo(() => surroundingsOf(editor, blockKey, place), [editor, blockKey, place]);
}

/**
 * Reads lazily, so typing is not slower for widgets that do not read. Looks up a name in the same item of a list first,
 * and then outside the list.
 */
function surroundingsOf({ store, models }: Editor, blockKey: string, place: Place): FieldSurroundings {
  return {
    page: () => store.getState().page,
    field(name) {
      const block = store.getState().blocks.get(blockKey);
      if (block === undefined) return undefined;
      const found = enclosingPaths(place)
        .map((path) => models.at(block.modelId, block.draft, `${path}${name}`))
        .find((validated) => validated !== undefined);
      return found?.isSupported === true ? frozenCopy(found.value) : undefined;
    },
    subscribe: store.subscribe,
  };
}

/** The paths of the items around a field, each with a slash at its end, the innermost first; last that of the block, ''. */
function enclosingPaths(place: Place): readonly string[] {
  const parts = place.split('/');
  const paths = [''];
  for (let end = 2; end < parts.length; end += 2) paths.unshift(`${parts.slice(0, end).join('/')}/`);
  return paths;
}
