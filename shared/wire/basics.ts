import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import { limits } from '../limits.ts';

function idOf(what: string) {
  return Type.String({ description: `The id of ${what}, opaque to clients.`, minLength: 1, maxLength: 64 });
}

/** An id: a UUIDv7, opaque to clients. */
export const Id = idOf('the record');

/** The id of the workspace that a record belongs to. */
export const WorkspaceId = idOf('the workspace');

/** The id of the page that a record belongs to. */
export const PageId = idOf('the page');

/** The id of the model that defines the fields of a block or component. */
export const ModelId = idOf('its block content model');

/** The machine name of a block content model. */
export const TypeSlug = Type.String({
  description: 'Machine name of the type, such as image-gallery. Unique, and stays when the type is renamed.',
});

/** The id of a record's parent in a write: it never changes, and may be sent back unchanged. */
export const FixedId = Type.String({
  description: 'Does not change: the id that the record has, or left out.',
  minLength: 1,
  maxLength: 64,
});

/** A time: ISO 8601 UTC with milliseconds. */
export const Time = Type.String({ description: 'ISO 8601 UTC with milliseconds.', format: 'date-time' });

/** The number of changes to a record; a write names the revision it started from. */
export const Revision = Type.Integer({ description: 'Counts changes, from 1; also the ETag.', minimum: 1 });

/** The schema version of a block type: which fields and values the data has. */
export const Shape = Type.Integer({
  description:
    'The schema version of the block type when the data was read; 0 is left out. Send it back with the data: ' +
    'if the fields have changed since, the data is migrated like stored data.',
  minimum: 0,
});

/** Text on one line, without control characters. */
export function Line(maxLength: number, description: string, minLength = 0) {
  return Type.String({ description, minLength, maxLength });
}

/** One of these values. */
export function Choice<const Value extends string | number>(values: readonly Value[], description: string) {
  const literals = values.map((value) => Type.Literal(value));
  return Type.Unsafe<Value>(Type.Union(literals, { description }));
}

/** An email address. */
export const Email = Type.String({
  description: 'An email address.',
  minLength: 1,
  maxLength: limits.emailLength,
});

/** The address in its written form. */
export const WrittenEmail = Type.String({
  description: 'The same with the domain as people write it, such as info@пример.срб.',
});

/** A user as shown in other records. */
export const UserReference = Type.Object(
  { id: Id, name: Type.String({ description: 'May be empty.' }), email: Email },
  { description: 'Who did it. Show the name, else the email address.' },
);

/** The schema, or null. */
export function Nullable<Schema extends TSchema & { readonly description?: string }>(schema: Schema) {
  const { description } = schema;
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
}

/** A closed object: unknown members are rejected on input and dropped on output. */
export function Closed<Properties extends TProperties>(properties: Properties, description?: string) {
  return Type.Object(properties, {
    additionalProperties: false,
    ...(description === undefined ? {} : { description }),
  });
}

/** A list answer (api.md section 1). */
export function ListOf<Item extends TSchema>(item: Item) {
  return Type.Object(
    {
      results: Type.Array(item, { description: 'The records of this page.' }),
      count: Type.Integer({ description: 'How many there are on all pages together.', minimum: 0 }),
      next: Nullable(Type.String({ description: 'Path and query of the next page.' })),
      previous: Nullable(Type.String({ description: 'Path and query of the previous page.' })),
    },
    { description: 'One page of the list.' },
  );
}

/** One page of a list, with links to the previous and next. */
export interface ListAnswer<Item> {
  results: Item[];
  count: number;
  next: string | null;
  previous: string | null;
}

/** The body of every error that is not about fields (api.md section 2). */
export const Problem = Type.Object(
  {
    message: Type.String({ description: 'A sentence in the language of the request.' }),
    code: Type.String({ description: 'The error code.' }),
    detail: Type.String({ description: 'The same sentence.' }),
    field: Type.Optional(Type.String({ description: 'The member of the body that goes over a limit.' })),
    max: Type.Optional(Type.Number({ description: 'That limit, in bytes or as a count.' })),
  },
  { description: 'The reason for rejecting a request: a sentence for people and a code for programs.' },
);

/** The body of a 412: the error, and the current state for the writer. */
export const StaleProblem = Type.Object(
  {
    ...Problem.properties,
    current: Type.Unknown({ description: 'The current record.' }),
  },
  { description: 'The reason for rejecting a write, with the current record.' },
);

/** The body that replaces `FieldErrors` for clients that accept `application/problem+json` (RFC 9457). */
export const FieldProblem = Type.Object(
  {
    type: Type.Literal('about:blank', { description: 'As RFC 9457 has it.' }),
    title: Type.String({ description: 'The name of the status.' }),
    status: Type.Literal(400, { description: 'The status.' }),
    errors: Type.Array(
      Type.Object({
        field: Type.String({
          description:
            'The field, or `non_field_errors`. A field in a part of another has the index of the part in its name: `questions.0.answer`.',
        }),
        path: Type.Array(
          Type.Union([
            Type.String({ description: 'A name.' }),
            Type.Integer({ description: 'An index, from 0.' }),
          ]),
          { description: 'The path to the invalid part of the field; empty for the whole field.' },
        ),
        detail: Type.String({ description: 'A sentence in the language of the request.' }),
      }),
      { description: 'The sentences of all fields.' },
    ),
  },
  { description: 'The reasons for rejecting fields, for clients that accept `application/problem+json`.' },
);
export type FieldProblem = Static<typeof FieldProblem>;

/** The place of an error, for programs. */
export const RejectedPlace = Type.Object(
  {
    field: Type.String({ description: 'The member of the answer that has the sentence.' }),
    path: Type.String({
      description: 'The invalid member, such as `links[0].page`; empty if the error is about the whole body.',
    }),
    code: Type.String({ description: 'The reason, such as `required` or `too_long`.' }),
    message: Type.String({ description: 'A sentence in the language of the request, without the place.' }),
  },
  { description: 'A place in the request body and the error there.' },
);
export type RejectedPlace = Static<typeof RejectedPlace>;

/** A 400: sentences by field; `non_field_errors` holds those that belong to no field. */
export const FieldErrors = Type.Object(
  { errors: Type.Optional(Type.Array(RejectedPlace, { description: 'The same by place, for programs.' })) },
  {
    additionalProperties: Type.Array(
      Type.String({
        description:
          'A sentence in the language of the request. It begins with the place if that is a part of the field.',
      }),
      { description: 'The errors of the field.' },
    ),
  },
);
export type FieldErrors = { errors: RejectedPlace[] } & Record<string, unknown>;
