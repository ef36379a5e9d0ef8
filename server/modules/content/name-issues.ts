import type { FieldIssue, IssuePath } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockIssues, ValidatedBlock } from '../../../content-model/validate-block.ts';
import { mismatchesBehind } from '../../../content-model/find-mismatches.ts';
import { namePlace } from '../../../content-model/walk-fields.ts';
import {
  fieldMessage,
  throwFieldErrors,
  type FieldMessage,
  type FieldError,
} from '../../platform/errors/service-error.ts';

interface RejectedPlace {
  readonly path: IssuePath;
  readonly message: FieldMessage;
}

/** Maximum places per field in an answer, because naming each takes time. */
export const mostPlaces = 100;

export function fieldsOfIssues(validated: ValidatedBlock, issues: BlockIssues): readonly FieldError[] {
  const places = Object.entries(issues).flatMap(([name, found]) =>
    found
      .slice(0, mostPlaces)
      .flatMap(({ path = [], ...issue }) => placesOf(validated, [name, ...path], issue))
      .slice(0, mostPlaces),
  );
  return fieldsOfPlaces(validated, places);
}

function placesOf(validated: ValidatedBlock, path: IssuePath, issue: FieldIssue): readonly RejectedPlace[] {
  const message = { namespace: 'fields', ...issue } as const;
  const mismatches = mismatchesBehind(validated, path, issue).slice(0, mostPlaces);
  return mismatches.length === 0
    ? [{ path, message }]
    : mismatches.map(({ path: inside, reason }) => ({
        path: inside,
        message: reason === 'required' || reason === 'unknown' ? fieldMessage(reason) : message,
      }));
}

export function rejectPlaces(validated: ValidatedBlock, places: readonly RejectedPlace[]): void {
  throwFieldErrors(fieldsOfPlaces(validated, places));
}

function fieldsOfPlaces(validated: ValidatedBlock, places: readonly RejectedPlace[]): readonly FieldError[] {
  const rejected = new Map<string, FieldMessage[]>();
  for (const { path, message } of places) {
    const { name, inside, sent } = namePlace(validated, path);
    const placed: FieldMessage = {
      ...message,
      ...(inside.length > 0 && { path: inside }),
      ...(name !== path[0] && { place: sent }),
    };
    const known = rejected.get(name);
    if (known === undefined) rejected.set(name, [placed]);
    else known.push(placed);
  }
  return [...rejected];
}
