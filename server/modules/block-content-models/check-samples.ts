import { examineBlock } from '../../../content-model/examine-block.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, ModelSample } from '../../../shared/wire/content.ts';
import { FieldRefusal, type FieldMessage } from '../../platform/refusal.ts';

/**
 * Throws if samples do not fit the fields of their model. They need not be complete, and those that the model has already may
 * stay as they are, like blocks.
 */
export function checkSamples(
  samples: readonly ModelSample[],
  model: Pick<BlockContentModel, 'content_model' | 'samples'>,
  registry: FieldRegistry,
): void {
  const messages = samples.flatMap((sample, at): readonly FieldMessage[] => {
    if (model.samples?.some((one) => sameValue(one.data, sample.data)) === true) return [];
    const { issues } = examineBlock(model, sample.data, registry);
    return Object.entries(issues).flatMap(([name, wrong]) =>
      wrong
        .filter(({ key }) => key !== 'common.required')
        .map((issue) => ({
          namespace: 'fields' as const,
          ...issue,
          path: [at, 'data', name, ...(issue.path ?? [])],
        })),
    );
  });
  if (messages.length > 0) throw new FieldRefusal([['samples', messages]]);
}
