import { Type, type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Closed, Id, Line, ModelId, Nullable, PageId, Time, UserReference, WorkspaceId } from './basics.ts';
import { ContentField, ContentFieldInput } from './content-field.ts';

/** The effect of a plan's step on the fields of a block type. */
export const operationKinds = [
  'add',
  'remove',
  'retype',
  'options',
  'require',
  'reorder',
  'gather',
  'split',
  'wrap',
] as const;

/** The treatment of a value that a step cannot migrate. */
export const planChoices = ['keep', 'aside', 'default', 'stop'] as const;
/** One of these choices. */
export type PlanChoice = (typeof planChoices)[number];

const FieldName = Type.String({ description: 'The name of a field.', minLength: 1, maxLength: 64 });
const FieldNames = Type.Array(FieldName, {
  description: '`reorder`: every field, in the new order. `wrap`: the fields that become fields of the item.',
  maxItems: limits.fieldsPerModel,
});

const ColumnNames = Type.Array(Nullable(FieldName), {
  description: 'A field for each item; null where an item has none.',
  minItems: 1,
  maxItems: limits.fieldsPerModel,
});

/** One step of a plan. `op` determines which of the other members it needs. */
export const PlanOperation = Closed(
  {
    op: Type.Enum([...operationKinds], {
      type: 'string',
      description:
        '`retype`: another type; `options`: other options or texts; `require`: required or optional; `reorder`: ' +
        'all fields; `gather`: fields become a list; `split`: lines do; `wrap`: fields become the only item of one.',
    }),
    within: Type.Optional(
      Type.Array(FieldName, {
        description:
          'The lists whose items have the field, from the outside in. Without it, the block has it.',
        maxItems: 3,
      }),
    ),
    field: Type.Optional(FieldName),
    to: Type.Optional({ ...FieldName, description: 'The new name, or the id of the new field.' }),
    api_name: Type.Optional({ ...FieldName, description: 'The name of the new field for sites.' }),
    title: Type.Optional(Line(limits.titleLength, 'The label of the new field.', 1)),
    definition: Type.Optional(ContentFieldInput),
    field_type: Type.Optional(Line(50, '`retype`: names a field plugin.', 1)),
    field_values: Type.Optional(
      Type.Unknown({ description: '`retype` and `options`: the new options; null for none.' }),
    ),
    properties: Type.Optional(
      Type.Record(Type.String(), Type.Unknown({ description: 'Null removes it.' }), {
        description: '`options`: other members of the definition, such as `field_title`.',
      }),
    ),
    required: Type.Optional(Type.Boolean({ description: '`require`: true by default.' })),
    fields: Type.Optional(FieldNames),
    columns: Type.Optional(
      Type.Record(Type.String(), Type.Union([FieldName, ColumnNames]), {
        description:
          '`gather`: field of the item to the fields that it replaces: numbered ones, such as `{"answer": "answer_#"}`, or one for ' +
          'each item, such as `{"answer": ["first_answer", "answer_2"]}`.',
      }),
    ),
    item: Type.Optional(
      Type.Record(Type.String(), ContentFieldInput, {
        description: '`split`: the fields of an item, in the order of a line.',
      }),
    ),
    separator: Type.Optional(Line(10, '`split`: between the parts of a line; `|` without it.', 1)),
    min: Type.Optional(Type.Integer({ description: 'The fewest items of the list.', minimum: 0 })),
    max: Type.Optional(Type.Integer({ description: 'The most items of the list.', minimum: 1 })),
  },
  'One step of a plan.',
);
export type PlanOperation = Static<typeof PlanOperation>;

const Choice = Type.Enum([...planChoices], {
  type: 'string',
  description:
    'The decision on a value that does not convert: `keep` it in the block; keep it `aside`, with the retired field; put ' +
    'the `default` of the field in its place; or `stop`: the plan is not applied while there are such values.',
});

/** Decisions about values that do not convert. */
export const PlanDecisions = Type.Record(Type.String(), Choice, {
  description: 'The decisions on values that do not convert, by the number of the operation, from 0.',
});

/** The body that makes a plan. */
export const PlanInput = Closed({
  operations: Type.Array(PlanOperation, {
    description: 'Run one after another, each on the fields that the one before leaves.',
    minItems: 1,
    maxItems: limits.operationsPerPlan,
  }),
  decisions: Type.Optional(PlanDecisions),
});
export type PlanInput = Static<typeof PlanInput>;

/** When live pages change. */
export const planLive = ['at_once', 'when_published'] as const;
/** One of these times. */
export type PlanLive = (typeof planLive)[number];
const Live = Type.Enum([...planLive], {
  type: 'string',
  description:
    '`when_published`: a live page changes when it is published again. `at_once`: the live version is migrated into a new one.',
});

/** The body that applies a plan; it may be missing. */
export const PlanApplication = Type.Unsafe<{ live?: PlanLive } | null>({
  type: ['object', 'null'],
  description: 'May be left out.',
  properties: { live: Live },
  additionalProperties: false,
});
export type PlanApplication = Static<typeof PlanApplication>;

const FailureNames = {
  page_title: Type.Optional(
    Type.String({
      description: 'The title of the page. This member and the following ones are omitted in lists of plans.',
    }),
  ),
  workspace_title: Type.Optional(Type.String({ description: 'Of the workspace.' })),
  summary: Type.Optional(Type.String({ description: 'A line that identifies the block.' })),
  items: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 }), { description: 'The places of the items in `path`.' }),
  ),
};

/** A value that a plan cannot migrate, or not unchanged. */
export const PlanFailure = Type.Object(
  {
    operation: Type.Integer({ description: 'The number of the operation, from 0.', minimum: 0 }),
    field: FieldName,
    path: Type.Array(Type.String({ description: 'The id of an item or the name of a field.' }), {
      description: 'Where inside the field; empty for the whole value.',
    }),
    value: Type.String({ description: 'The value as JSON, cut off if it is long.' }),
    reason: Type.Enum(['refused', 'lossy', 'unfit', 'removed', 'empty', 'repeated'], {
      type: 'string',
      description:
        '`refused`: the new field cannot store it; `lossy`: the new value has less information; `unfit`: it breaks a rule; ' +
        '`removed`: its field goes; `empty`: it is required; `repeated`: others have it.',
    }),
    becomes: Type.Enum([...planChoices, 'converted'], {
      type: 'string',
      description: 'As decided. `converted`: the block has the new value, the retired field the old one.',
    }),
    kind: Type.Enum(['block', 'component', 'live_page'], {
      type: 'string',
      description: 'A live page changes only if the plan is applied at once.',
    }),
    id: { ...Id, description: 'The block or component.' },
    page: Nullable(PageId),
    workspace: WorkspaceId,
    ...FailureNames,
  },
  { description: 'A value that a plan cannot convert without loss, and its new state.' },
);
export type PlanFailure = Static<typeof PlanFailure>;

/** A step between two schema versions of a block type, for clients that migrate data themselves. */
export const SchemaStep = Type.Object(
  {
    shape: Type.Integer({ description: 'The schema version that it leads to.', minimum: 1 }),
    plan: Id,
    is_back: Type.Boolean({ description: 'It takes the plan back.' }),
    fields: Type.Record(Type.String(), ContentField, { description: 'The fields before the plan.' }),
    operations: PlanInput.properties.operations,
    decisions: PlanDecisions,
  },
  { description: 'A plan that was applied or undone, and the schema version that this led to.' },
);
export type SchemaStep = Static<typeof SchemaStep>;

const Count = (description: string) => Type.Integer({ description, minimum: 0 });

/** A plan. */
export const Plan = Type.Object(
  {
    id: Id,
    block_content_model: ModelId,
    model_revision: Type.Integer({
      description: 'The revision of the type that it was made for.',
      minimum: 1,
    }),
    operations: PlanInput.properties.operations,
    decisions: PlanDecisions,
    counts: Type.Object(
      {
        blocks: Count('Blocks of the type.'),
        pages: Count('Pages that have some.'),
        live_pages: Count('Pages that show some to visitors.'),
        components: Count('Components of the type.'),
        workspaces: Count('Workspaces that have some of them.'),
      },
      { description: 'The amount of affected content.' },
    ),
    failures: Type.Array(PlanFailure, {
      description: `At most ${limits.planFailuresListed}: predicted ones before the plan is applied, actual ones afterwards; after undo, values without a field.`,
    }),
    failure_count: Count('How many there are.'),
    state: Type.Enum(['draft', 'running', 'done', 'undoing', 'undone'], {
      type: 'string',
      description:
        '`draft`: nothing has changed; `running` and `undoing`: the type has changed, and blocks are still being rewritten.',
    }),
    live: Nullable(Live),
    created_at: Time,
    created_by: Nullable(UserReference),
    applied_at: Nullable(Time),
    applied_by: Nullable(UserReference),
    undone_at: Nullable(Time),
    undone_by: Nullable(UserReference),
  },
  { description: 'A change of the fields of a block type.' },
);
export type Plan = Static<typeof Plan>;
