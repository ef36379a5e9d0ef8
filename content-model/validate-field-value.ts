import type { FieldDefinition, FieldIssue } from '../field-plugins/sdk/contract/field.ts';
import { validateValue } from '../field-plugins/sdk/contract/validate-value.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { limits } from '../shared/limits.ts';
import { callPlugin, type PluginResult } from './call-plugin.ts';
import type { ModelField } from './model-fields.ts';
import type { Reading } from './read-value.ts';

/** Returns the errors of a value, without those of its parts; or the fault of its plugin. */
export function validateFieldValue(
  field: ModelField,
  { upgraded, shape, parts, fault }: Reading,
  countKeys: () => number,
): PluginResult<readonly FieldIssue[]> {
  const { plugin } = field;
  if (plugin === undefined || fault !== undefined) return { fault: field.fault ?? fault };
  const validated = callPlugin(() => {
    const issues = validateValue({ ...field, plugin }, upgraded, shape);
    const { pattern } = field.definition;
    if (pattern === undefined || issues.length > 0 || plugin.isEmpty(upgraded)) return issues;
    return patternIssues(pattern, upgraded, field.registry);
  });
  if (parts.length === 0 || validated.result === undefined) return validated;
  const max = limits.compositeKeys;
  return countKeys() > max ? { result: [...validated.result, { key: 'common.too_much' }] } : validated;
}

export function isRequiredToPublish({ required, required_for }: FieldDefinition): boolean {
  return required || required_for !== undefined;
}

/** Empty texts are left to `required`. */
function patternIssues(
  { regex, message }: Required<FieldDefinition>['pattern'],
  value: unknown,
  registry: FieldRegistry,
): readonly FieldIssue[] {
  if (typeof value !== 'string' || fits(regex, value, registry)) return [];
  return [{ key: 'common.pattern', params: { message } }];
}

/** The server rejects invalid expressions. One that is stored anyway matches everything. */
function fits(regex: string, text: string, { matches }: FieldRegistry): boolean {
  try {
    return matches?.(regex, text) ?? true;
  } catch {
    return true;
  }
}
