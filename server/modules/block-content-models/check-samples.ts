import { validateBlock } from '../../../content-model/validate-block.ts';
import { mismatchesBehind } from '../../../content-model/find-mismatches.ts';
import { sampleIssues } from '../../../content-model/sample-issues.ts';
import { namePlace } from '../../../content-model/walk-fields.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, ModelSample } from '../../../shared/wire/content.ts';
import { InvalidFieldsError, type FieldMessage } from '../../platform/errors/service-error.ts';

/**
 * Throws if samples do not fit these fields. They need not be complete. Stored samples may stay unchanged, like blocks:
 * their values were valid before the fields changed.
 */
export function checkSamples(
  samples: readonly ModelSample[],
  { content_model }: Pick<BlockContentModel, 'content_model'>,
  registry: FieldRegistry,
  stored: readonly ModelSample[] = [],
): void {
  const messages = samples.flatMap(({ data }, at): readonly FieldMessage[] => {
    if (stored.some((sample) => sameValue(sample.data, data))) return [];
    const validated = validateBlock({ content_model }, data, registry);
    return Object.entries(sampleIssues({ content_model }, data, registry)).flatMap(([name, issues]) =>
      issues.flatMap((issue) => {
        const message = { namespace: 'fields', ...issue } as const;
        const path = [name, ...(issue.path ?? [])];
        const mismatches = mismatchesBehind(validated, path, issue);
        const paths = mismatches.length === 0 ? [path] : mismatches.map((mismatch) => mismatch.path);
        return paths.map((inside) => ({
          ...{ ...message, path: [at, 'data', ...inside] },
          place: ['samples', at, 'data', ...namePlace(validated, inside).sent],
        }));
      }),
    );
  });
  if (messages.length > 0) throw new InvalidFieldsError([['samples', messages]]);
}
