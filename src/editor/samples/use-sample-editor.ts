import { useEffect, useEffectEvent, useState } from 'react';
import { enteredData } from '../../../content-model/entered-data.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { useFieldPlugins } from '../field-plugins-context.ts';
import type { Journal } from '../journal/journal.ts';
import type { BlockApi } from '../store/block-api.ts';
import { createEditor, type Editor } from '../store/create-editor.ts';

export const sampleKey = 'sample';

interface Opened {
  readonly model: BlockContentModel;
  readonly data: BlockData;
  readonly editor: Editor;
}

/**
 * Creates an editor of one block of this type that is not stored. `onChange` gets the data from the form. A new editor
 * replaces it when the type changes, or when the data changes elsewhere.
 */
export function useSampleEditor(
  model: BlockContentModel,
  data: BlockData,
  onChange: (data: BlockData) => void,
): Editor {
  const { registry } = useFieldPlugins();
  const [opened, setOpened] = useState<Opened>(() => ({ model, data, editor: open(model, data, registry) }));
  const draft = opened.editor.store.getState().blocks.get(sampleKey)?.draft ?? {};
  const entered = () => enteredData(opened.model, draft, registry);
  const isElsewhere =
    ![opened.data, draft].some((one) => sameValue(data, one)) && !sameValue(data, entered());
  let { editor } = opened;
  if (opened.model !== model || isElsewhere) {
    // Keeps only typed data, because other data may be meaningless in a field that has another type now.
    editor = open(model, isElsewhere ? data : entered(), registry);
    setOpened({ model, data, editor });
  }
  const emit = useEffectEvent(onChange);
  useEffect(
    () =>
      editor.store.subscribe((state, before) => {
        const changed = state.blocks.get(sampleKey)?.draft;
        if (changed !== undefined && changed !== before.blocks.get(sampleKey)?.draft) emit(changed);
      }),
    [editor],
  );
  return editor;
}

function open(model: BlockContentModel, data: BlockData, registry: FieldRegistry): Editor {
  return createEditor({
    ...{ models: [model], registry, api: nowhere, journal: silent },
    blocks: [{ id: sampleKey, modelId: model.id, data, revision: 1 }],
    notify: () => undefined,
  });
}

const reject = async () => ({ kind: 'gone' }) as const;

/** Nothing is stored: saving returns the data that was sent. */
const nowhere: BlockApi = {
  create: reject,
  update: reject,
  remove: reject,
  reorder: reject,
  reload: async () => ({ models: [], blocks: [] }),
  steps: async () => [],
};

const silent: Journal = {
  session: sampleKey,
  hold: () => () => undefined,
  record: async () => undefined,
  leftBehind: async () => [],
  forget: async () => undefined,
};
