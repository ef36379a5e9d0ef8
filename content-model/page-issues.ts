import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockIssues, ExaminedBlock } from './examine-block.ts';
import { isRequiredToPublish } from './judge-field.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import { repeated, repeatedNames } from './repeated-values.ts';

/** What keeps each block of a page from being published: what is missing in it, and values that blocks must not share. */
export function pageIssues(blocks: readonly ExaminedBlock[]): readonly BlockIssues[] {
  const shared = repeatedNames(blocks);
  return blocks.map(({ publishIssues }, index) => {
    const names = shared[index] ?? [];
    return names.length === 0
      ? publishIssues
      : {
          ...publishIssues,
          ...Object.fromEntries(names.map((name) => [name, [...(publishIssues[name] ?? []), repeated]])),
        };
  });
}

const known = new WeakMap<readonly ModelField[], boolean>();

/** Whether publishing asks anything of the blocks of a type. Others need not be examined for it. */
export function hasPublishRules(model: BlockModel, registry: FieldRegistry): boolean {
  const fields = modelFields(model, registry);
  const answer =
    known.get(fields) ??
    fields.some(
      ({ definition, fieldsets }) =>
        isRequiredToPublish(definition) ||
        definition.unique === true ||
        Object.values(fieldsets).some((inner) => hasPublishRules(inner, registry)),
    );
  known.set(fields, answer);
  return answer;
}
