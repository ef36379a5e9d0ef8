import type { FieldIssue } from '../field-plugins/sdk/contract/field.ts';
import { judgeValue } from '../field-plugins/sdk/contract/judge-value.ts';
import { limits } from '../shared/limits.ts';
import { ask, type Asked } from './ask-plugin.ts';
import type { ModelField } from './model-fields.ts';
import type { Reading } from './read-value.ts';

/** The errors of a value, without those of its parts, or how its plugin failed. */
export function judgeField(
  field: ModelField,
  { upgraded, shape, parts, fault }: Reading,
  countKeys: () => number,
): Asked<readonly FieldIssue[]> {
  const { plugin } = field;
  if (plugin === undefined || fault !== undefined) return { fault: field.fault ?? fault };
  const judged = ask(() => judgeValue({ ...field, plugin }, upgraded, shape));
  if (parts.length === 0 || judged.answer === undefined) return judged;
  const max = limits.compositeKeys;
  return countKeys() > max ? { answer: [...judged.answer, { key: 'common.too_much' }] } : judged;
}
