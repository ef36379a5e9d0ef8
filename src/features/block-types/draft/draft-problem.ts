import type { FieldIssue } from '../../../../field-plugins/sdk/contract/field.ts';

/** What is wrong with a draft: a key of the builder's words, and for options what their plugin says; or what the server says. */
export interface DraftProblem {
  /** The field; undefined for the type itself. */
  readonly uid: string | undefined;
  /** The lists around the field, from the outside in. */
  readonly path: readonly string[];
  readonly part: ProblemPart;
  readonly key: ProblemKey | 'refused';
  readonly issue?: FieldIssue;
  /** What the server says, if it rejected the draft. */
  readonly sentence?: string;
}

/** A setting of a field, or of the type. `field` is all of a field. */
export type ProblemPart =
  | 'typeName'
  | 'field'
  | 'title'
  | 'name'
  | 'type'
  | 'options'
  | 'items'
  | 'pattern'
  | 'patternMessage'
  | 'condition'
  | 'default';

/** A key of the builder's words about problems. */
export type ProblemKey =
  | 'noName'
  | 'noTitle'
  | 'badName'
  | 'reservedName'
  | 'takenName'
  | 'badOptions'
  | 'unknownType'
  | 'noItems'
  | 'tooDeep'
  | 'tooMany'
  | 'badPattern'
  | 'noMessage'
  | 'badCondition'
  | 'noValue'
  | 'noNumber'
  | 'noDay'
  | 'circle'
  | 'defaultRefers'
  | 'defaultUnique';
