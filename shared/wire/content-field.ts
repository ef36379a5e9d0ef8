import { Type, type Static, type TSchema } from 'typebox';
import { limits } from '../limits.ts';
import { Choice, Closed, Line } from './basics.ts';

const fieldName = Type.String({ description: 'The name of a field beside this one.' });

/** A value that a condition can compare. */
const compared = Type.Union([
  Type.String({ description: 'A text.', maxLength: limits.titleLength }),
  Type.Number({ description: 'A number.' }),
  Type.Boolean({ description: 'Yes or no.' }),
]);
const bound = Type.Union([
  Type.Number({ description: 'A number.' }),
  Type.String({ description: 'A text, such as a date.', maxLength: limits.titleLength }),
]);

function optional<Schema extends TSchema>(schema: Schema, description: string) {
  return Type.Optional({ ...schema, description });
}

/** The required value of another field. */
export const Condition = Closed(
  {
    field: fieldName,
    is: optional(compared, 'It has this value.'),
    is_not: optional(compared, 'It has another value, or none.'),
    one_of: Type.Optional(
      Type.Unsafe<readonly Static<typeof compared>[]>(
        Type.Array(compared, { description: 'It has one of these values.', minItems: 1, maxItems: 100 }),
      ),
    ),
    is_empty: Type.Optional(Type.Boolean({ description: 'It is empty, or it is not.' })),
    more_than: optional(bound, 'It is more than this: a number, or a text such as a date.'),
    less_than: optional(bound, 'It is less than this.'),
  },
  'A condition on another field: `field` and one other member. A hidden field counts as empty.',
);

const conditions = (description: string) =>
  Type.Optional(
    Type.Unsafe<readonly Static<typeof Condition>[]>(
      Type.Array(Condition, { description, minItems: 1, maxItems: 20 }),
    ),
  );

/** The required form of a text. */
export const Pattern = Closed(
  {
    regex: Type.String({
      description: 'A pattern for the whole text, in RE2 syntax. Empty texts are not checked.',
      minLength: 1,
      maxLength: 1000,
    }),
    message: Line(limits.fieldHelpLength, 'What people are told about a text that does not.', 1),
  },
  'Only for fields of plain text.',
);

/** When a field is shown. */
export const ShownWhen = Closed(
  { all: conditions('All of these must hold.'), any: conditions('One of these must hold.') },
  'When the field is shown: one of the two members. The value of a hidden field is kept, but neither checked nor delivered.',
);

const members = {
  api_name: Type.Optional(
    Type.String({
      description: 'Its name for sites; the key by default.',
    }),
  ),
  field_type: Line(50, 'Names a field plugin.', 1),
  field_title: Line(limits.titleLength, 'The label.', 1),
  help: Type.Optional(Line(limits.fieldHelpLength, 'A sentence below the field.', 1)),
  placeholder: Type.Optional(Line(limits.titleLength, 'What the empty field shows.', 1)),
  autofill: Type.Optional(Type.Boolean({ description: 'Browsers may fill it in.' })),
  default: Type.Optional(
    Type.Unknown({ description: 'The value of a new block, and of one that has none yet.' }),
  ),
  width: Type.Optional(Choice(['full', 'half'], 'Two halves stand side by side where there is room.')),
  tab: Type.Optional(Line(limits.titleLength, 'Its tab. Not in parts of a value.', 1)),
  group: Type.Optional(Line(limits.titleLength, 'The title of its group.', 1)),
  pattern: Type.Optional(Pattern),
  unique: Type.Optional(
    Type.Boolean({
      description: 'No two blocks of a published page, or items of a list, have the same value.',
    }),
  ),
  required_for: Type.Optional(
    Type.Literal('publishing', { description: 'May be saved empty, but the page cannot be published so.' }),
  ),
  shown_when: Type.Optional(ShownWhen),
};

/** One field of a model. */
export const ContentField = Closed(
  {
    ...members,
    required: Type.Boolean({ description: 'Must not be empty when it is saved or published.' }),
    order: Type.Integer({ description: 'Position in the form.' }),
    field_values: Type.Unknown({ description: 'Options of the field type; null for none.' }),
  },
  'One field of a model.',
);

/**
 * A content field in requests: members with one sensible value may be omitted, and are filled in before anything reads
 * them. Answers always have them.
 */
export const ContentFieldInput = Type.Unsafe<Static<typeof ContentField>>(
  Closed(
    {
      ...members,
      required: Type.Optional(
        Type.Boolean({ description: 'Must not be empty when it is saved or published.', default: false }),
      ),
      order: Type.Optional(
        Type.Integer({
          description: 'Position in the form; without it, the field comes after the one before it.',
        }),
      ),
      field_values: Type.Optional(
        Type.Unknown({
          description: 'Options of the field type; null for none. Fields in them may be as short.',
          default: null,
        }),
      ),
    },
    'One field of a model, in requests.',
  ),
);
