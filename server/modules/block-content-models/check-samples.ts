import { examineBlock } from '../../../content-model/examine-block.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, BlockData, ModelSample } from '../../../shared/wire/content.ts';
import { FieldRefusal, type FieldMessage } from '../../platform/refusal.ts';

/**
 * Throws if samples do not fit these fields. They need not be complete. Samples that are stored may stay as they are, like
 * blocks; of one that was changed, so may the values that were not.
 */
export function checkSamples(
  samples: readonly ModelSample[],
  {
    content_model,
    stored = [],
  }: Pick<BlockContentModel, 'content_model'> & { readonly stored?: readonly ModelSample[] | undefined },
  registry: FieldRegistry,
): void {
  const messages = samples.flatMap((sample, at): readonly FieldMessage[] => {
    if (stored.some((one) => sameValue(one.data, sample.data))) return [];
    const { issues } = examineBlock({ content_model }, sample.data, registry);
    return Object.entries(issues).flatMap(([name, wrong]) => {
      const isOld = stored.some(({ data }) => hasValue(data, name, sample.data[name], content_model));
      const told = isOld ? [] : wrong.filter(({ key }) => key !== 'common.required');
      return told.map((issue) => ({
        namespace: 'fields' as const,
        ...issue,
        path: [at, 'data', name, ...(issue.path ?? [])],
      }));
    });
  });
  if (messages.length > 0) throw new FieldRefusal([['samples', messages]]);
}

/** Whether data have this value in the field, or in one that is gone: it may be called so now. */
function hasValue(
  data: BlockData,
  name: string,
  value: unknown,
  fields: BlockContentModel['content_model'],
): boolean {
  return Object.entries(data).some(
    ([former, one]) => (former === name || !Object.hasOwn(fields, former)) && sameValue(one, value),
  );
}
