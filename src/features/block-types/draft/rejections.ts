import type { PlanOperation } from '../../../../shared/wire/plans.ts';
import type { FieldPlaces } from '../../../lib/http-error.ts';
import { type DraftProblem, placeOf, typeName } from './draft-problem.ts';
import { type DraftField, fieldsAt, type TypeDraft } from './type-draft.ts';

/** A sentence of the server about a draft that it rejected. */
export interface Rejection {
  /** The member of the request. */
  readonly member: string;
  readonly sentence: string;
  /** Where it is said; undefined if it is about no field. */
  readonly problem: DraftProblem | undefined;
  /** Set if it is about one. */
  readonly sample: RejectedSample | undefined;
  readonly sent: TypeDraft;
}

/** A sample that is rejected, and the titles of the fields that lead to the value. */
interface RejectedSample {
  readonly name: string;
  readonly titles: readonly string[];
}

/** What was sent: a draft, by the steps of a plan if it has one. */
interface Sent {
  readonly sent: TypeDraft;
  readonly operations: readonly PlanOperation[];
}

/** What the server says about a draft, with the settings that it is about. */
export function rejectionsOf(places: FieldPlaces, { sent, operations }: Sent): readonly Rejection[] {
  return places.map(({ field: member, path, detail: sentence }) => {
    const sample = member === 'samples' ? sampleOf(path, sent) : undefined;
    const said = { member, sentence, sent, sample };
    if (member === 'name') return { ...said, problem: { ...typeName, sentence } };
    const found = ['content_model', 'operations'].includes(member)
      ? waysTo(path, operations)
          .map((steps) => placeOf(steps, sent.fields))
          .find((place) => place !== undefined)
      : undefined;
    return { ...said, problem: found && { ...found, sentence } };
  });
}

/** Whether what an error is about is still as it was sent. */
export function isStanding({ member, problem, sent }: Rejection, draft: TypeDraft): boolean {
  const { path = [], uid } = problem ?? {};
  const subject = (one: TypeDraft): unknown =>
    uid === undefined
      ? (new Map<string, unknown>(Object.entries(one)).get(member) ?? one.fields)
      : fieldsAt(one.fields, path).find((field) => field.uid === uid);
  return subject(draft) === subject(sent);
}

type Path = FieldPlaces[number]['path'];

/** The names that may lead to the field: the path continues after the number of a step, or the step is about the field. */
function waysTo([first, ...rest]: Path, operations: readonly PlanOperation[]): readonly Path[] {
  if (typeof first !== 'number') return first === undefined ? [] : [[first, ...rest]];
  const { within = [], field, to } = operations[first] ?? {};
  return [rest, ...[to, field].flatMap((name) => (name === undefined ? [] : [[...within, name]]))];
}

function sampleOf([at, , ...path]: Path, { samples, fields }: TypeDraft): RejectedSample | undefined {
  const sample = samples[Number(at)];
  return sample && { name: sample.name, titles: titlesOf(path, fields) };
}

/** The titles of the fields in a path; an id in it says which item of a list. */
function titlesOf([name, ...rest]: Path, fields: readonly DraftField[]): readonly string[] {
  if (name === undefined) return [];
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return titlesOf(rest, fields);
  return [field.definition.field_title || field.name, ...titlesOf(rest, field.items ?? [])];
}
