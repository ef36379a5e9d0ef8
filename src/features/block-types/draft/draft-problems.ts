import { newProblems } from '../../../../content-model/fields/check.ts';
import { type FieldFault, nameFault } from '../../../../content-model/fields/problem.ts';
import type { FieldSet } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { type DraftProblem, placeOf, type ProblemPart, typeNamePlace } from './draft-problem.ts';
import { apiNameOf, type Fields, fieldSetOf, readField } from './draft-field.ts';
import type { TypeDraft } from './type-draft.ts';

/** The problems that prevent saving a draft, without those that the stored fields already had. */
export function problemsOf(
  { name, fields }: Pick<TypeDraft, 'name' | 'fields'>,
  registry: FieldRegistry,
  stored: FieldSet = {},
): readonly DraftProblem[] {
  const found = newProblems(fieldSetOf(fields), stored, registry);
  return [
    ...(name.trim() === '' ? [{ ...typeNamePlace, key: 'blank' as const }] : []),
    ...found.map(({ key, params, issue, path }): DraftProblem => {
      const place = placeOf(path, fields) ?? typeNamePlace;
      const part = partsByKey[key] ?? place.part;
      return { ...place, part, key, ...(params && { params }), ...(issue && { issue }) };
    }),
  ];
}

/** The settings to show a problem at that the check reports for the whole field. */
const partsByKey: Partial<Record<FieldFault['key'], ProblemPart>> = {
  field_name: 'name',
  reserved_name: 'name',
  unknown_field_type: 'type',
  no_fields: 'items',
  too_deep: 'items',
};

/** The fields that a preview can render: those with valid options, and a valid name that no earlier field has. */
export function renderableFields(fields: Fields, registry: FieldRegistry): Fields {
  const names = fields.map(apiNameOf);
  return fields.flatMap((field, index) => {
    const { items } = field;
    const name = apiNameOf(field);
    const isKnown = registry.find(field.definition.field_type) !== undefined;
    const isRejected = isKnown && readField({ ...field, items: items && [] }, registry)?.plugin === undefined;
    if (isRejected || nameFault(name, false) !== undefined || names.indexOf(name) < index) return [];
    return [{ ...field, items: items && renderableFields(items, registry) }];
  });
}
