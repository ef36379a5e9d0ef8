import { validateBlock } from '../../../content-model/validate-block.ts';
import { mismatchesBehind } from '../../../content-model/find-mismatches.ts';
import { sampleIssues } from '../../../content-model/sample-issues.ts';
import { namePlace } from '../../../content-model/walk-fields.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, ModelSample } from '../../../shared/wire/content.ts';
import { InvalidFieldsError, type FieldMessage } from '../../platform/errors/service-error.ts';

type ContentModel = BlockContentModel['content_model'];

/** Members of a definition that do not affect its values. */
const texts: readonly string[] = [
  'field_title',
  'help',
  'placeholder',
  'autofill',
  'api_name',
  'order',
  'width',
  'group',
  'tab',
  'required',
];

type Stored = Pick<BlockContentModel, 'content_model' | 'samples'>;

/**
 * Throws if samples do not fit these fields. They need not be complete. Stored values may stay unchanged, like those of
 * blocks, while the rules of their fields are unchanged.
 */
export function checkSamples(
  samples: readonly ModelSample[],
  {
    content_model,
    stored = { content_model: {} },
  }: Pick<BlockContentModel, 'content_model'> & { readonly stored?: Stored },
  registry: FieldRegistry,
): void {
  const messages = samples.flatMap(({ data }, at): readonly FieldMessage[] => {
    const validated = validateBlock({ content_model }, data, registry);
    const wrong = Object.entries(sampleIssues({ content_model }, data, registry));
    return wrong.flatMap(([name, issues]) => {
      const told = isStored(stored, content_model, { name, value: data[name] }, registry) ? [] : issues;
      return told.flatMap((issue) => {
        const message = { namespace: 'fields', ...issue } as const;
        const path = [name, ...(issue.path ?? [])];
        const mismatches = mismatchesBehind(validated, path, issue);
        const paths = mismatches.length === 0 ? [path] : mismatches.map((mismatch) => mismatch.path);
        return paths.map((inside) => ({
          ...{ ...message, path: [at, 'data', ...inside] },
          place: ['samples', at, 'data', ...namePlace(validated, inside).sent],
        }));
      });
    });
  });
  if (messages.length > 0) throw new InvalidFieldsError([['samples', messages]]);
}

/**
 * Whether a stored sample has this value in the same field, or in a removed field that may have been renamed to this
 * one. Values that were hidden do not count, because they were not checked.
 */
function isStored(
  stored: Stored,
  fields: ContentModel,
  { name, value }: { readonly name: string; readonly value: unknown },
  registry: FieldRegistry,
): boolean {
  const rules = rulesOf(fields[name]);
  const { content_model, samples = [] } = stored;
  return samples.some(({ data }) => {
    const { hidden } = validateBlock({ content_model }, data, registry);
    return Object.entries(data).some(
      ([former, one]) =>
        (former === name || !Object.hasOwn(fields, former)) &&
        !hidden.has(former) &&
        sameValue(one, value) &&
        rulesOf(content_model[former]) === rules,
    );
  });
}

function rulesOf(field: ContentModel[string] | undefined): string | undefined {
  return JSON.stringify(field, (key, member: unknown) => (texts.includes(key) ? undefined : member));
}
