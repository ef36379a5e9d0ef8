import { newProblems } from '../../../../content-model/fields/check.ts';
import { withConditions } from '../../../../content-model/fields/condition-ids.ts';
import { type FieldFault, nameFault } from '../../../../content-model/fields/problem.ts';
import type { FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { comparedValues, readField } from '../field/comparisons.ts';
import { type DraftProblem, placeOf, type ProblemPart, typeName } from './draft-problem.ts';
import { apiNameOf, type DraftField, fieldSetOf, type TypeDraft } from './type-draft.ts';

/** Everything that keeps a draft from being saved. Problems that the stored fields already had do not. */
export function problemsOf(
  { name, fields }: Pick<TypeDraft, 'name' | 'fields'>,
  registry: FieldRegistry,
  stored: readonly DraftField[] = [],
): readonly DraftProblem[] {
  const found = newProblems(checkedFields(fields), checkedFields(stored), registry);
  return [
    ...(name.trim() === '' ? [{ ...typeName, key: 'blank' as const }] : []),
    ...found.map(({ key, params, issue, path }): DraftProblem => {
      const place = placeOf(path, fields) ?? typeName;
      const part = partsByKey[key] ?? place.part;
      return { ...place, part, key, ...(params && { params }), ...(issue && { issue }) };
    }),
  ];
}

/** Settings that a problem with a whole field is about. */
const partsByKey: Partial<Record<FieldFault['key'], ProblemPart>> = {
  ...{ field_name: 'name', reserved_name: 'name', unknown_field_type: 'type' },
  ...{ no_fields: 'items', too_deep: 'items' },
};

/** The fields as they are checked: a comparison whose value is still to be typed is left out of its condition. */
function checkedFields(fields: readonly DraftField[]): FieldSet {
  const typed = (field: DraftField): DraftField => ({
    ...field,
    definition: withConditions(field.definition, (condition) =>
      condition.is_empty === undefined && comparedValues(condition).length === 0
        ? { field: condition.field }
        : condition,
    ),
    items: field.items?.map(typed),
  });
  return fieldSetOf(fields.map(typed));
}

/**
 * Returns the fields that a preview can show: those with a valid name that no earlier field has. A field whose options
 * are rejected is returned as it was last shown.
 */
export function drawableFields(
  fields: readonly DraftField[],
  registry: FieldRegistry,
  before: readonly DraftField[],
): readonly DraftField[] {
  const names = fields.map(apiNameOf);
  return fields.flatMap((field, at) => {
    const { items, definition } = field;
    const name = apiNameOf(field);
    if (nameFault(name, false) !== undefined || names.indexOf(name) < at) return [];
    const last = before.find(({ uid }) => uid === field.uid);
    const isRead = readField({ ...field, items: items && [] }, registry)?.plugin !== undefined;
    if (!isRead && registry.find(definition.field_type) !== undefined)
      return last ? [{ ...last, name: field.name }] : [];
    return [items ? { ...field, items: drawableFields(items, registry, last?.items ?? []) } : field];
  });
}
