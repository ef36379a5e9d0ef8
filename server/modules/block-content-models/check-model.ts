import { newProblems } from '../../../content-model/fields/check.ts';
import type { FieldFault, ModelProblem } from '../../../content-model/fields/problem.ts';
import type { FieldSet } from '../../../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { FieldErrorKey } from '../../../shared/errors.ts';
import { fieldMessage, InvalidFieldsError, type FieldMessage } from '../../platform/errors/service-error.ts';

/** Throws a field error if the fields have problems that the stored ones did not have. */
export function checkContentModel(
  content_model: FieldSet,
  registry: FieldRegistry,
  stored: FieldSet = {},
): void {
  const problems = newProblems(content_model, stored, registry).map((problem: ModelProblem) => ({
    ...problemMessage(problem),
    place: ['content_model', ...problem.place],
  }));
  if (problems.length > 0) throw new InvalidFieldsError([['content_model', problems]]);
}

/** A problem with a field, in a sentence of the API. */
export function problemMessage({ key, params, reason, path = [] }: FieldFault): FieldMessage {
  const message =
    reason === undefined
      ? fieldMessage(key as FieldErrorKey, params)
      : fieldMessage('unservable_field', { problem: reason });
  return { ...message, path };
}
