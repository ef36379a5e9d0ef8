import { Type, type Static } from 'typebox';
import { languages, type Language } from '../languages.ts';
import { limits } from '../limits.ts';
import {
  Choice,
  Closed,
  FixedId,
  Id,
  Line,
  ModelId,
  Nullable,
  PageId,
  Revision,
  Shape,
  Time,
  TypeSlug,
  UserReference,
  WorkspaceId,
} from './basics.ts';
import { ContentField, ContentFieldInput } from './content-field.ts';
import { WorkspaceType } from './workspaces.ts';

const FieldValue = Type.Unknown({ description: 'As the type of the field has it.' });

/** The data of a block: values by field name. */
export const BlockData = Type.Record(Type.String(), FieldValue, {
  description: 'Complete field values by field name.',
});
export type BlockData = Record<string, unknown>;

/** The same as writers send it. */
const BlockDataInput = Type.Record(Type.String(), FieldValue, {
  description:
    'Field values by field name, checked against the block content model. Members with one sensible value may be left out: ' +
    '`id`, `color`, `variant`, `size`, `target`, `link`, `page` and `title` of a link, ids of items, and so on.',
});

/** A block of a page, with data as its form shows it. */
export const Block = Type.Object(
  {
    id: Id,
    data: Type.Unsafe<BlockData>(BlockData),
    order: Type.Integer({ description: 'Position in the page, from 0, without gaps.' }),
    page: PageId,
    block_content_model: ModelId,
    revision: Revision,
    shape: Type.Optional(Shape),
    last_update: Time,
    last_update_by: Nullable(UserReference),
  },
  { description: 'A block of a page, with the data as its form shows it.' },
);
export type Block = Static<typeof Block>;

/** The body that creates a block; without `order` it goes to the end. */
export const BlockInput = Closed({
  data: Type.Unsafe<BlockData>(BlockDataInput),
  page: PageId,
  block_content_model: ModelId,
  order: Type.Optional(
    Type.Integer({ description: 'Where to place it; at the end without it.', minimum: 0 }),
  ),
  copy_of: Type.Optional({
    ...Id,
    description:
      'An existing or deleted block of the workspace: values that undoing a plan restores there are restored here, too.',
  }),
  shape: Type.Optional(Shape),
});
export type BlockInput = Static<typeof BlockInput>;

/** The body that changes a block. */
export const BlockPatch = Closed({
  data: Type.Optional(Type.Unsafe<BlockData>(BlockDataInput)),
  order: Type.Optional(Type.Integer({ description: 'Moves the block there.', minimum: 0 })),
  shape: Type.Optional(Shape),
  page: Type.Optional(FixedId),
  block_content_model: Type.Optional(FixedId),
});
export type BlockPatch = Static<typeof BlockPatch>;

const pageFields = {
  id: Id,
  title: Type.String({ description: 'Shown in lists and as the page title.' }),
  url_path: Type.String({ description: 'Unique in the workspace, normalised.' }),
  workspace: WorkspaceId,
  in_draft: Type.Boolean({ description: 'Not live.' }),
  has_unpublished_changes: Type.Boolean({ description: 'Live, but edited since it was published.' }),
  can_be_deleted: Type.Boolean({ description: 'False while another page or component links to it.' }),
  published_at: Nullable(Time),
  created_at: Time,
  created_by: Nullable(UserReference),
  last_update: Time,
  last_update_by: Nullable(UserReference),
  revision: Revision,
};

/** A page in a list, without its blocks. */
export const PageSummary = Type.Object(pageFields, {
  description: 'A page as lists show it: without its blocks.',
});
export type PageSummary = Static<typeof PageSummary>;

/** A page with its blocks in order. */
export const Page = Type.Object(
  {
    ...pageFields,
    page_blocks: Type.Array(Block, { description: 'In order.' }),
  },
  { description: 'A page with its blocks in order.' },
);
export type Page = Static<typeof Page>;

/** The body that creates a page. */
export const PageInput = Closed({
  title: Line(limits.titleLength, 'Shown in lists and as the page title.', 1),
  url_path: Line(limits.urlPathLength, 'Normalised before it is stored.', 1),
  workspace: WorkspaceId,
  in_draft: Type.Optional(Type.Literal(true, { description: 'A page is made in draft.' })),
});
export type PageInput = Static<typeof PageInput>;

/** The body that changes a page; `in_draft` publishes or withdraws it. */
export const PagePatch = Closed({
  title: Type.Optional(Line(limits.titleLength, 'Shown in lists and as the page title.', 1)),
  url_path: Type.Optional(Line(limits.urlPathLength, 'Normalised before it is stored.', 1)),
  in_draft: Type.Optional(
    Type.Boolean({
      description:
        'false makes the blocks as saved now the live version, also of a page that is live already; true withdraws ' +
        'the page.',
    }),
  ),
  workspace: Type.Optional(FixedId),
});
export type PagePatch = Static<typeof PagePatch>;

/** The content that shows an image or links to a page. */
export const ReferringContent = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        kind: Choice(
          ['page', 'component', 'seo', 'design'],
          'A page, a component, or the search settings or design of the workspace.',
        ),
        page: Nullable(PageId),
        workspace: WorkspaceId,
        name: Type.String({ description: 'The title of the page, or the type of the component.' }),
        block_content_model: Nullable(ModelId),
      }),
      { description: 'The first twenty, by name.' },
    ),
    more: Type.Boolean({ description: 'There are others.' }),
  },
  { description: 'A page, component or setting that shows an image or links to a page.' },
);
export type ReferringContent = Static<typeof ReferringContent>;

/** Every block of a page, in the new order. */
export const ReorderInput = Closed({
  blocks: Type.Array(Id, {
    description: 'Every block of the page, in the new order.',
    maxItems: limits.blocksPerPage,
  }),
});
export type ReorderInput = Static<typeof ReorderInput>;

/** One publication of a page. */
export const PageVersion = Type.Object(
  {
    version: Type.Integer({ description: 'From 1.' }),
    title: Type.String({ description: 'As it was.' }),
    url_path: Type.String({ description: 'As it was.' }),
    published_at: Time,
    published_by: Nullable(UserReference),
  },
  { description: 'One publication of a page.' },
);
export type PageVersion = Static<typeof PageVersion>;

/** The fields of the blocks of a publication: those that their types had then, or those that they have now. */
export const VersionFields = Type.Enum(['then', 'now'], {
  type: 'string',
  description: 'Those that the types had then, or those that they have now; `then` without it.',
});
export type VersionFields = Static<typeof VersionFields>;

/** One publication with its blocks. */
export const PageVersionDetail = Type.Object(
  {
    ...PageVersion.properties,
    blocks: Type.Array(
      Type.Object({
        id: Id,
        block_content_model: ModelId,
        data: Type.Unsafe<BlockData>(BlockData),
        shape: Type.Optional(Shape),
      }),
      { description: 'As they were. `shape` is that of their data.' },
    ),
  },
  { description: 'One publication with the blocks that it had.' },
);
export type PageVersionDetail = Static<typeof PageVersionDetail>;

const Html = (what: string) => Type.String({ description: `${what}, as HTML.` });

/** A page as the theme renders it, in parts. */
export const PageRendering = Type.Object(
  {
    language: Type.String({ description: 'Of the site, for `lang`.' }),
    root_class: Type.String({
      description: 'The class of the element around everything. It chooses the layout.',
    }),
    styles: Type.Array(Type.String({ description: 'A path on this server.' }), {
      description: 'The style sheets, in order.',
    }),
    before: Html('What the site has above the blocks'),
    after: Html('What the site has below them'),
    blocks: Type.Array(
      Type.Object({
        id: Id,
        type: Type.String({ description: 'The name of its type.' }),
        html: Html('The block'),
      }),
      { description: 'In their order.' },
    ),
  },
  { description: 'A page as the theme renders it.' },
);
export type PageRendering = Static<typeof PageRendering>;

/** A block shared by all pages of a workspace. */
export const Component = Type.Object(
  {
    id: Id,
    data: Type.Unsafe<BlockData>(BlockData),
    workspace: WorkspaceId,
    block_content_model: ModelId,
    revision: Revision,
    shape: Type.Optional(Shape),
    last_update: Time,
    last_update_by: Nullable(UserReference),
  },
  { description: 'A block that all pages of a workspace share.' },
);
export type Component = Static<typeof Component>;

/** The body that creates a component. */
export const ComponentInput = Closed({
  data: Type.Unsafe<BlockData>(BlockDataInput),
  workspace: WorkspaceId,
  block_content_model: ModelId,
  copy_of: Type.Optional({ ...Id, description: 'The deleted one that comes back.' }),
  shape: Type.Optional(Shape),
});
export type ComponentInput = Static<typeof ComponentInput>;

/** The body that changes a component. */
export const ComponentPatch = Closed({
  data: Type.Unsafe<BlockData>(BlockDataInput),
  shape: Type.Optional(Shape),
  workspace: Type.Optional(FixedId),
  block_content_model: Type.Optional(FixedId),
});
export type ComponentPatch = Static<typeof ComponentPatch>;

/** The purpose of a model: blocks of pages, or components of workspaces. */
export const contentModelTypes = ['PAGE', 'COMPONENT'] as const;

/** One of the two uses of a model. */
export type ContentModelType = (typeof contentModelTypes)[number];
const ContentModelTypeSchema = Choice(contentModelTypes, 'Blocks of pages, or shared components.');

const ContentModelMap = Type.Record(Type.String(), ContentField, {
  description: 'Field name to definition.',
});

const WrittenModelMap = Type.Record(Type.String(), ContentFieldInput, {
  description: 'Field name to definition.',
});

/** Where a model's texts come from. Forms translate those that are still the library's own. */
const LibraryOrigin = Type.Object(
  {
    type: Type.String({ description: 'The key of the type in the library, such as `hero`.' }),
    edited: Type.Array(Type.String(), {
      description: 'The texts that an administrator changed, such as `name` or `fields.title`.',
    }),
  },
  { description: 'Only of types from the library that comes with the server.' },
);

/** Display names by language, which replace the name. */
export const ModelLabels = Type.Unsafe<Partial<Record<Language, string>>>(
  Closed(
    Object.fromEntries(
      languages.map((language) => [
        language,
        Type.Optional(Line(limits.modelNameLength, `Its name in the language ${language}.`, 1)),
      ]),
    ),
    'The name for users, by language. External sites read the name.',
  ),
);

/** Who may make new blocks of a model. */
export const Availability = Closed(
  {
    workspace_types: Type.Optional(
      Type.Array(WorkspaceType, {
        description: 'Workspaces of these types may use it.',
        maxItems: 10,
      }),
    ),
    workspaces: Type.Optional(
      Type.Array(WorkspaceId, {
        description: 'These workspaces may use it.',
        maxItems: limits.workspacesPerModel,
      }),
    ),
  },
  'Who may create blocks of this type: all workspaces if both lists are omitted or empty.',
);

/** A sample of a model. */
export const ModelSample = Closed(
  {
    name: Line(limits.modelNameLength, 'What the sample is called.', 1),
    data: Type.Unsafe<BlockData>(BlockDataInput),
  },
  'Example data of the type.',
);
export type ModelSample = Static<typeof ModelSample>;

/** The members of a model besides its fields. */
const aboutModel = {
  labels: Type.Optional(ModelLabels),
  archived: Type.Optional(
    Type.Boolean({ description: 'Not offered for new blocks. Those that exist can be edited.' }),
  ),
  available: Type.Optional(Availability),
  samples: Type.Optional(
    Type.Array(ModelSample, {
      description: 'The first one is rendered small where a type is chosen.',
      maxItems: limits.samplesPerModel,
    }),
  ),
};

/** A field that a plan took out of a block type. Blocks keep its values for 30 days. */
export const RetiredField = Type.Object(
  {
    id: Type.String({ description: 'The key of its values. No other field gets it.' }),
    within: Type.Array(Type.String(), { description: 'The lists around it, from the outside in.' }),
    definition: ContentField,
    retired_at: Time,
    retired_by: Nullable(Type.String({ description: 'The id of the administrator.' })),
    replaced_by: Type.Optional(Type.String({ description: 'The id of the field that has its values now.' })),
    plan: Id,
  },
  { description: 'A former field of a block type.' },
);
export type RetiredField = Static<typeof RetiredField>;

/** The definition of one type of block. */
export const BlockContentModel = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Shown in the Add block menu; the block type in delivery.' }),
    slug: TypeSlug,
    content_model_type: ContentModelTypeSchema,
    content_model: ContentModelMap,
    ...aboutModel,
    library: Type.Optional(LibraryOrigin),
    revision: Revision,
    shape: Type.Optional(Type.Integer({ description: 'Its schema version; 0 is left out.', minimum: 0 })),
    retired_fields: Type.Optional(
      Type.Array(RetiredField, {
        description: 'The latest first. Only of a single type, for administrators.',
      }),
    ),
  },
  { description: 'The fields of a block type.' },
);
export type BlockContentModel = Static<typeof BlockContentModel>;

/** The blocks and components of a model. */
export const ModelUsage = Type.Object(
  {
    id: ModelId,
    blocks: Type.Integer({ description: 'Blocks of this type, on all pages.' }),
    pages: Type.Integer({ description: 'Pages that have such a block.' }),
    live_pages: Type.Integer({ description: 'Live pages whose draft has one.' }),
    components: Type.Integer({ description: 'Components of this type.' }),
    workspaces: Type.Integer({ description: 'Workspaces that have or show one.' }),
  },
  { description: 'The number of uses of a model.' },
);
export type ModelUsage = Static<typeof ModelUsage>;

/** A current or former state of a model. */
export const ModelVersion = Type.Object(
  {
    revision: Revision,
    name: Type.String({ description: 'As it was.' }),
    content_model: ContentModelMap,
    ...aboutModel,
    shape: Type.Optional(
      Type.Integer({ description: 'Its schema version then; 0 is left out.', minimum: 0 }),
    ),
    changed_at: Nullable(Time),
    changed_by: Nullable(UserReference),
  },
  {
    description: 'A state of a model, with who made it and when. Both are null for the first of the library.',
  },
);
export type ModelVersion = Static<typeof ModelVersion>;

/** The body that creates a model. */
export const BlockContentModelInput = Closed({
  name: Line(limits.modelNameLength, 'Unique.', 1),
  content_model_type: Type.Optional(ContentModelTypeSchema),
  content_model: WrittenModelMap,
  ...aboutModel,
});
export type BlockContentModelInput = Static<typeof BlockContentModelInput>;

/** The body that changes a model. Its type never changes and may only be sent back. */
export const BlockContentModelPatch = Closed({
  name: Type.Optional(Line(limits.modelNameLength, 'Unique.', 1)),
  content_model_type: Type.Optional(ContentModelTypeSchema),
  content_model: Type.Optional(WrittenModelMap),
  ...aboutModel,
});
export type BlockContentModelPatch = Static<typeof BlockContentModelPatch>;
