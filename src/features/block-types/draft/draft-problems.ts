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

/**
 * Returns the fields that a preview can render: those with a valid name that no earlier field has. A field with rejected
 * options is returned as it was last rendered, or left out.
 */
export function renderableFields(fields: Fields, registry: FieldRegistry, lastRendered: Fields): Fields {
  const names = fields.map(apiNameOf);
  return fields.flatMap((field, index) => {
    const { items } = field;
    const name = apiNameOf(field);
    if (nameFault(name, false) !== undefined || names.indexOf(name) < index) return [];
    const last = lastRendered.find(({ uid }) => uid === field.uid);
    const isKnown = registry.find(field.definition.field_type) !== undefined;
    if (isKnown && readField({ ...field, items: items && [] }, registry)?.plugin === undefined)
      return last ? [last] : [];
    return [items ? { ...field, items: renderableFields(items, registry, last?.items ?? []) } : field];
  });
}
