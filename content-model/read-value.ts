import type { FieldPart } from '../field-plugins/sdk/contract/field.ts';
import { shapeOf, type Shape } from '../field-plugins/sdk/contract/value-shape.ts';
import { callPlugin } from './call-plugin.ts';
import type { ModelField } from './model-fields.ts';
import type { PluginFault } from './plugin-fault.ts';
import { longTextIssue } from './text-room.ts';

export interface Reading {
  readonly upgraded: unknown;
  readonly shape: Shape;
  /** The parts of a composite's value, as stored; none if the value does not fit. */
  readonly parts: readonly FieldPart[];
  readonly fault: PluginFault | undefined;
}

/**
 * Upgrades a value that an older version of the plugin stored. A missing value becomes the default. Texts longer than the limit
 * of the plugin's values are not read: the value is then kept unchanged, with an issue.
 */
export function readValue({ plugin, schema, defaultValue }: ModelField, stored: unknown): Reading {
  const issue = plugin && longTextIssue(schema, stored);
  if (issue !== undefined) {
    const shape = shapeOf(schema, stored);
    const hasIssue = shape.issue !== undefined && shape.mismatch === undefined;
    return { upgraded: stored, shape: hasIssue ? shape : { ...shape, issue }, parts: none, fault: undefined };
  }
  const { result, fault } = callPlugin(() =>
    stored === undefined ? defaultValue : plugin?.upgrade?.(stored),
  );
  // Null is a valid value, for example an empty number.
  const upgraded = result === undefined ? stored : result;
  const shape = shapeOf(schema, upgraded);
  if (plugin?.parts === undefined || fault !== undefined || shape.mismatch !== undefined)
    return { upgraded, shape, parts: none, fault };
  const found = callPlugin(() => plugin.parts?.(upgraded));
  return { upgraded, shape, parts: found.result ?? none, fault: found.fault };
}

const none: readonly FieldPart[] = Object.freeze([]);
