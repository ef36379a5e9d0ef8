import { useMemo } from 'react';
import type { FieldSurroundings } from '../../../field-plugins/sdk/contract/view.ts';
import { useEditor } from '../editor-context.ts';
import { freezeValue } from '../faults/freeze-value.ts';
import type { Editor } from '../store/create-editor.ts';

/** What the widgets of a block may read around their fields: the same object for as long as the block is open. */
export function useSurroundings(blockKey: string): FieldSurroundings {
  const editor = useEditor();
  return useMemo(() => surroundingsOf(editor, blockKey), [editor, blockKey]);
}

/** Nothing is worked out until a widget reads it, so widgets that do not read cost nothing while somebody types. */
function surroundingsOf({ store, models }: Editor, blockKey: string): FieldSurroundings {
  return {
    page: () => store.getState().page,
    field(name) {
      const block = store.getState().blocks.get(blockKey);
      const examined = block && models.examine(block.modelId, block.draft);
      const found = examined?.fields.find(({ field }) => field.name === name);
      return found?.isServed === true ? frozen(found.value) : undefined;
    },
    subscribe: store.subscribe,
  };
}

const copies = new WeakMap<object, object>();

/** The same frozen copy for the same value, since a reader renders again when it gets another object. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = copies.get(value) ?? freezeValue(value);
  copies.set(value, copy);
  return copy;
}
