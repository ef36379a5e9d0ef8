import type { FieldIssue } from '../../field-plugins/sdk/contract/field.ts';
import type { FieldErrorKey } from '../../shared/errors.ts';
import { isForbiddenKey } from '../../shared/forbidden-keys.ts';
import type { IssuePath } from '../../shared/issue-path.ts';
import type { MessageParams } from '../../shared/message-params.ts';

/** A problem of one field. */
export interface FieldFault {
  /** A key of `errors.json` below `field`, or of the builder's messages. */
  readonly key: FieldErrorKey | 'no_fields' | 'too_deep';
  readonly params?: MessageParams;
  readonly path?: IssuePath;
  /** The sentence of the API, in English, where `key` is only for the builder. */
  readonly reason?: string;
  readonly issue?: FieldIssue;
}

export interface ModelProblem extends FieldFault {
  readonly path: IssuePath;
  /** The same through the options of composites: `days.field_values.fields.title`. */
  readonly place: IssuePath;
  /** The part of the model that causes the problem. A problem counts as the same only while this part is unchanged. */
  readonly subject: unknown;
}

export function faultAt(member: string, key: FieldErrorKey, params?: MessageParams): FieldFault {
  return { key, ...(params && { params }), path: [member] };
}

/** `problem` is a sentence for authors of models; other users get the issue, if there is one. */
export function unservableFault(problem: string, path: IssuePath = [], issue?: FieldIssue): FieldFault {
  return { key: 'unservable_field', params: { problem }, path, ...(issue && { issue }) };
}

const fieldName = /^[a-z][a-z0-9_]{0,63}$/;

/** Names that sites may need to tell parts apart. Other names that begin with `_` are invalid anyway. */
const reservedNames: readonly string[] = ['id', 'type'];

/** The problem with the name of a field; undefined if it is valid. `shown` is the name in sentences. */
export function nameFault(
  name: string,
  isInside: boolean,
  shown = name,
): (FieldFault & { readonly key: FieldErrorKey }) | undefined {
  if (!fieldName.test(name) || isForbiddenKey(name)) return { key: 'field_name', params: { name } };
  if (!isInside || !reservedNames.includes(name)) return undefined;
  return { key: 'reserved_name', params: { name }, reason: `The name "${shown}" is reserved.` };
}
