import type { FieldIssue } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import { upgradeValue } from './normalize-data.ts';
import { PluginFault } from './plugin-fault.ts';
import { shapeIssue } from './shape-issues.ts';

/** What is wrong with a block, by field name; `{}` when it is fine. Issues of no field are under `non_field_errors`. */
export type BlockIssues = Record<string, readonly FieldIssue[]>;

/**
 * Checks a block's data against its model. The form and the server both call it, so that they never disagree.
 * Takes whatever JSON a client sent and never throws.
 */
export function validateBlock(model: BlockModel, data: unknown, registry: FieldRegistry): BlockIssues {
  if (!isBlockData(data)) return { non_field_errors: [{ key: 'common.wrong_type' }] };
  const fields = modelFields(model, registry);
  const names = new Set(fields.map((field) => field.name));
  const unknown = Object.keys(data)
    .filter((name) => !names.has(name))
    .map((name) => [name, [{ key: 'common.unknown_field' }]] as const);
  const wrong = fields
    .map((field) => [field.name, fieldIssues(field, ownValue(data, field.name))] as const)
    .filter(([, issues]) => issues.length > 0);
  return Object.fromEntries<readonly FieldIssue[]>([...wrong, ...unknown]);
}

/** What is wrong with one field's value. A value left out counts as the default; a field nobody serves is never wrong. */
export function fieldIssues(field: ModelField, value: unknown): readonly FieldIssue[] {
  return examine(field, value) ?? [];
}

/**
 * Whether the plugin failed to say what is wrong with a value. It is then never wrong in the form, which must not keep
 * anybody from saving the rest; the server takes such a value only when it is what is stored already.
 */
export function isUncheckable(field: ModelField, value: unknown): boolean {
  return examine(field, value) === undefined;
}

function examine(field: ModelField, value: unknown): readonly FieldIssue[] | undefined {
  if (field.fault !== undefined) return undefined;
  try {
    return checkedIssues(field, value);
  } catch (error) {
    if (error instanceof PluginFault) return undefined;
    throw error;
  }
}

/** Throws a `PluginFault` when the plugin cannot say. */
function checkedIssues(field: ModelField, value: unknown): readonly FieldIssue[] {
  const { plugin, options, definition } = field;
  if (plugin === undefined) return [];
  const { value: upgraded, fault } = upgradeValue(field, value);
  if (fault !== undefined) throw fault;
  const issue = shapeIssue(field, upgraded);
  if (issue !== undefined) return [issue];
  if (definition.required && plugin.isEmpty(upgraded)) return [{ key: 'common.required' }];
  return plugin.check?.(upgraded, options) ?? [];
}

function isBlockData(data: unknown): data is BlockData {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
