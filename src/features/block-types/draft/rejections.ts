import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import type { FieldPlaces } from '../../../lib/http-error.ts';
import { type DraftProblem, placeOf, typeNamePlace } from './draft-problem.ts';
import { type Fields, fieldsAt, keysOf, titleOf } from './draft-field.ts';
import type { TypeDraft } from './type-draft.ts';

/** The server's message about a rejected draft. */
export interface Rejection {
  /** The member of the request. */
  readonly member: string;
  readonly sentence: string;
  /** Its place; undefined if it is about no field. */
  readonly problem: DraftProblem | undefined;
  /** Set if it is about one. */
  readonly sample: RejectedSample | undefined;
  readonly sent: TypeDraft;
}

/** A rejected sample, and the titles of the fields on the path to the value. */
interface RejectedSample {
  readonly name: string;
  readonly titles: readonly string[];
}

/** The sent draft, and the steps of its plan if it has one. */
interface Sent {
  readonly sent: TypeDraft;
  readonly operations: readonly PlanOperation[];
}

export function rejectionsOf(places: FieldPlaces, { sent, operations }: Sent): readonly Rejection[] {
  return places.map(({ field: member, path, detail: sentence }) => {
    const sample = member === 'samples' ? sampleOf(path, sent) : undefined;
    const said = { member, sentence, sent, sample };
    if (member === 'name') return { ...said, problem: { ...typeNamePlace, sentence } };
    const found = ['content_model', 'operations'].includes(member)
      ? waysTo(path, operations)
          .map((steps) => placeOf(steps, sent.fields))
          .find((place) => place !== undefined)
      : undefined;
    return { ...said, problem: found && { ...found, sentence } };
  });
}

/** Whether the subject of an error is still unchanged. */
export function isStanding({ member, problem, sent }: Rejection, draft: TypeDraft): boolean {
  const { path = [], uid } = problem ?? {};
  const subject = (one: TypeDraft): unknown =>
    uid === undefined
      ? (new Map<string, unknown>(Object.entries(one)).get(member) ?? one.fields)
      : fieldsAt(one.fields, path).find((field) => field.uid === uid);
  return subject(draft) === subject(sent);
}

type Path = FieldPlaces[number]['path'];

/** The possible paths to the field: after the number of a step, or the field of the step. */
function waysTo([first, ...rest]: Path, operations: readonly PlanOperation[]): readonly Path[] {
  if (typeof first !== 'number') return first === undefined ? [] : [[first, ...rest]];
  const { within = [], field, to } = operations[first] ?? {};
  return [rest, ...[to, field].flatMap((name) => (name === undefined ? [] : [[...within, name]]))];
}

function sampleOf([at, , ...path]: Path, { samples, fields }: TypeDraft): RejectedSample | undefined {
  const sample = samples[Number(at)];
  return sample && { name: sample.name, titles: titlesOf(path, fields) };
}

/** The titles of the fields in a path; ids in it identify list items. */
function titlesOf([key, ...rest]: Path, fields: Fields): readonly string[] {
  if (key === undefined) return [];
  const keys = keysOf(fields);
  const field = fields.find(({ uid }) => keys.get(uid) === key);
  if (field === undefined) return titlesOf(rest, fields);
  return [titleOf(field), ...titlesOf(rest, field.items ?? [])];
}
