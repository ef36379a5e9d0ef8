import { Type, type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Closed, Id, Line, Time } from './basics.ts';

/** What a workspace's site may be (spec section 9). */
export const workspaceTypes = ['SHOP', 'BLOG', 'PORTFOLIO'] as const;

/** One of the types of a workspace. */
export const WorkspaceType = Type.Union(
  workspaceTypes.map((type) => Type.Literal(type)),
  { description: 'What the site is for.' },
);
export type WorkspaceType = (typeof workspaceTypes)[number];

const Tags = Type.Array(Line(50, 'A tag.', 1), { description: 'Shown on the card.', maxItems: 20 });

/** A workspace, as its owner sees it. */
export const Workspace = Type.Object(
  {
    id: Id,
    type: Type.Unsafe<WorkspaceType>(WorkspaceType),
    title: Type.String({ description: 'Name of the site.' }),
    description: Type.String({ description: 'May be empty.' }),
    tags: Tags,
    i18n_enabled: Type.Boolean({ description: 'Content in several languages is wanted.' }),
    created_at: Time,
    page_count: Type.Integer({ description: 'Pages in it.' }),
    role: Type.String({ description: "The caller's role in it: owner." }),
  },
  { description: 'A workspace, as its owner sees it.' },
);
export type Workspace = Static<typeof Workspace>;

const fields = {
  type: Type.Unsafe<WorkspaceType>(WorkspaceType),
  title: Line(limits.titleLength, 'Name of the site.', 1),
  description: Line(limits.descriptionLength, 'What the site is about.'),
  tags: Tags,
  i18n_enabled: Type.Boolean({ description: 'Content in several languages is wanted.' }),
};

/** What makes a workspace. */
export const WorkspaceInput = Closed({
  type: fields.type,
  title: fields.title,
  description: Type.Optional(fields.description),
  tags: Type.Optional(fields.tags),
  i18n_enabled: Type.Optional(fields.i18n_enabled),
});
export type WorkspaceInput = Static<typeof WorkspaceInput>;

/** What may change of a workspace. */
export const WorkspacePatch = Closed({
  type: Type.Optional(fields.type),
  title: Type.Optional(fields.title),
  description: Type.Optional(fields.description),
  tags: Type.Optional(fields.tags),
  i18n_enabled: Type.Optional(fields.i18n_enabled),
});
export type WorkspacePatch = Static<typeof WorkspacePatch>;
