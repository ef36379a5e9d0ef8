import type { ValidatedBlock } from '../../../content-model/validate-block.ts';
import { namePlace } from '../../../content-model/walk-fields.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { readPlace } from '../../../src/editor/store/places.ts';
import { unpublishedFields } from '../../../src/editor/store/publish-places.ts';
import { openTestEditor } from '../../../src/editor/testing/open-test-editor.ts';

/** The editor's message beside "Publish". */
export function openInForm(
  model: BlockContentModel,
  stored: readonly ValidatedBlock[],
  ids: readonly string[],
): readonly string[] {
  const blocks = stored.map(({ data }, index) => ({
    ...{ id: ids[index] ?? '', modelId: model.id, data, revision: 1 },
  }));
  const { state } = openTestEditor({ models: [model], blocks });
  return unpublishedFields(state()).map(({ key, field }) => {
    const validated = stored[ids.indexOf(key)];
    if (validated === undefined) throw new Error(`There is no block ${key}.`);
    return `page_blocks.${key}.${namePlace(validated, readPlace(model, field)).name}`;
  });
}
