import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import { limits } from '../../../../shared/limits.ts';
import type { DraftProblem, ProblemKey, ProblemPart } from './draft-problem.ts';
import { problemsMade, typeProblems } from './definition-problems.ts';
import { apiNameOf, type DraftField, type TypeDraft } from './type-draft.ts';

/** What a field may be called. */
export const namePattern = /^[a-z][a-z0-9_]{0,63}$/;

/**
 * Everything that keeps a draft from being saved: first its name, then its fields in order. What was wrong with a stored field,
 * and was left as it was, does not: its plugin may be gone.
 */
export function problemsOf(
  { name, fields }: Pick<TypeDraft, 'name' | 'fields'>,
  registry: FieldRegistry,
  stored: readonly DraftField[] = [],
): readonly DraftProblem[] {
  const unnamed: DraftProblem = { uid: undefined, path: [], part: 'typeName', key: 'noName' };
  return [...(name.trim() === '' ? [unnamed] : []), ...fieldProblems({ fields, stored }, registry, [])];
}

/** Fields of a level, and those that are stored there. */
interface Level {
  readonly fields: readonly DraftField[];
  readonly stored: readonly DraftField[];
}

function fieldProblems(
  { fields, stored }: Level,
  registry: FieldRegistry,
  path: readonly string[],
): readonly DraftProblem[] {
  const names = fields.map(apiNameOf);
  return fields.flatMap((field, at) => {
    const { uid, definition, items } = field;
    const name = apiNameOf(field);
    const problem = (part: ProblemPart, key: ProblemKey): DraftProblem => ({ uid, path, part, key });
    const before = stored.find((one) => one.name === field.was);
    const isReserved = path.length > 0 && ['id', 'type'].includes(name);
    return [
      ...(definition.field_title.trim() === '' ? [problem('title', 'noTitle')] : []),
      ...(namePattern.test(name) ? [] : [problem('name', 'badName')]),
      ...(isReserved ? [problem('name', 'reservedName')] : []),
      ...(names.indexOf(name) < at ? [problem('name', 'takenName')] : []),
      ...(at === limits.fieldsPerModel ? [problem('name', 'tooMany')] : []),
      ...(items?.length === 0 ? [problem('items', 'noItems')] : []),
      ...(items && path.length >= limits.compositeLevels ? [problem('items', 'tooDeep')] : []),
      ...problemsMade({ field, fields }, { before, stored }, registry).map((one) => ({ uid, path, ...one })),
      ...(items
        ? fieldProblems({ fields: items, stored: before?.items ?? [] }, registry, [...path, uid])
        : []),
    ];
  });
}

/**
 * The fields that a preview can show: those with a valid name that no field before them has. One whose options are rejected is
 * as it was when it was last shown.
 */
export function drawableFields(
  fields: readonly DraftField[],
  registry: FieldRegistry,
  before: readonly DraftField[],
): readonly DraftField[] {
  const names = fields.map(apiNameOf);
  return fields.flatMap((field, at) => {
    const { items } = field;
    const name = apiNameOf(field);
    if (!namePattern.test(name) || names.indexOf(name) < at) return [];
    const last = before.find(({ uid }) => uid === field.uid);
    if (typeProblems(field, registry).some(({ key }) => key === 'badOptions'))
      return last ? [{ ...last, name: field.name }] : [];
    return [items ? { ...field, items: drawableFields(items, registry, last?.items ?? []) } : field];
  });
}
