import { Type, type Static } from 'typebox';

/** A tag of the caller's workspaces. */
export const Tag = Type.Object(
  {
    title: Type.String({ description: 'As the workspace writes it.' }),
    count: Type.Integer({ description: "How many of the caller's workspaces have it.", minimum: 1 }),
  },
  { description: 'A tag of the caller’s workspaces.' },
);
export type Tag = Static<typeof Tag>;
