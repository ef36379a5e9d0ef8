import type { ExaminedBlock } from '../../../content-model/examine-block.ts';
import { namePlace } from '../../../content-model/walk-fields.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { readPlace } from '../../../src/editor/store/places.ts';
import { unpublishedFields } from '../../../src/editor/store/publish-places.ts';
import { openTestEditor } from '../../../src/editor/testing/open-test-editor.ts';

/** The editor's message beside "Publish". */
export function openInForm(
  model: BlockContentModel,
  stored: readonly ExaminedBlock[],
  ids: readonly string[],
): readonly string[] {
  const blocks = stored.map(({ data }, index) => ({
    ...{ id: ids[index] ?? '', modelId: model.id, data, revision: 1 },
  }));
  const { state } = openTestEditor({ models: [model], blocks });
  return unpublishedFields(state()).map(({ key, field }) => {
    const examined = stored[ids.indexOf(key)];
    if (examined === undefined) throw new Error(`There is no block ${key}.`);
    return `page_blocks.${key}.${namePlace(examined, readPlace(model, field)).name}`;
  });
}
