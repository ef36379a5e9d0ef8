import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockIssues, ValidatedBlock } from './validate-block.ts';
import { isRequiredToPublish } from './validate-field-value.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import { repeated, repeatedNames } from './repeated-values.ts';

/**
 * The errors that keep each block of a page from being published: missing values, repeated values that must be unique, and errors
 * that only the server finds.
 */
export function pageIssues(
  blocks: readonly ValidatedBlock[],
  known: readonly BlockIssues[] = [],
): readonly BlockIssues[] {
  const shared = repeatedNames(blocks);
  return blocks.map((block, index) => {
    const { publishIssues } = block;
    const repeats = Object.fromEntries((shared[index] ?? []).map((name) => [name, [repeated]]));
    return [known[index] ?? {}, repeats].reduce(joinIssues, publishIssues);
  });
}

function joinIssues(all: BlockIssues, more: BlockIssues): BlockIssues {
  const joined = Object.entries(more).map(
    ([name, issues]) => [name, [...(all[name] ?? []), ...issues]] as const,
  );
  return joined.length === 0 ? all : { ...all, ...Object.fromEntries(joined) };
}

const asked = new WeakMap<readonly ModelField[], boolean>();

/** Whether blocks of this type have rules for publishing. Others need not be validated for it. */
export function hasPublishRules(model: BlockModel, registry: FieldRegistry): boolean {
  const fields = modelFields(model, registry);
  const answer =
    asked.get(fields) ??
    fields.some(
      ({ definition, fieldsets }) =>
        isRequiredToPublish(definition) ||
        definition.unique === true ||
        Object.values(fieldsets).some((inner) => hasPublishRules(inner, registry)),
    );
  asked.set(fields, answer);
  return answer;
}
