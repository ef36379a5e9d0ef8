import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { itemFields, listFields, ownField, withItemFields } from './list-value.ts';
import type { Fields } from './step.ts';

/** Members that no value depends on. They stay with a field whatever a plan does to it. */
export const texts: readonly (keyof FieldDefinition)[] = [
  ...(['field_title', 'help', 'placeholder', 'autofill'] as const),
  ...(['width', 'tab', 'group', 'order', 'api_name'] as const),
];

export function isText(member: string): boolean {
  return texts.some((text) => text === member);
}

export function hasSameRules(one: FieldDefinition, other: FieldDefinition): boolean {
  return haveSameRules({ one }, { one: other });
}

/** Whether these are the same fields, apart from their texts. */
export function haveSameRules(some: Fields, others: Fields): boolean {
  return sameValue(withoutTexts(some), withoutTexts(others));
}

/** Also without the texts of fields in lists. */
function withoutTexts(fields: Fields): Fields {
  const rules = Object.entries(fields).map(([id, definition]) => {
    const inner = listFields(definition);
    const whole = inner === undefined ? definition : withItemFields(definition, withoutTexts(inner));
    return [id, Object.fromEntries(Object.entries(whole).filter(([member]) => !isText(member)))];
  });
  return Object.fromEntries(rules) as Fields;
}

/** Members that change what a block delivers although its values stay the same. */
const delivering = ['field_type', 'default', 'shown_when'] as const;

/**
 * Whether unchanged values are delivered otherwise: with other names, types, defaults or conditions, or no longer. A new
 * field has no values yet, and counts only if it has a default.
 */
export function deliversOtherwise(before: Fields, after: Fields): boolean {
  return Object.keys({ ...before, ...after }).some((id) => {
    const [was, now] = [ownField(before, id), ownField(after, id)];
    if (was === undefined) return now?.default !== undefined;
    if (now === undefined) return true;
    const isRenamed = (was.api_name ?? id) !== (now.api_name ?? id);
    return (
      isRenamed ||
      delivering.some((member) => !sameValue(was[member], now[member])) ||
      deliversOtherwise(itemFields(was) ?? {}, itemFields(now) ?? {})
    );
  });
}
