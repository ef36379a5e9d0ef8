import { Type, type Static } from 'typebox';
import { Id } from './basics.ts';

const amounts = {
  pages: Type.Integer({ description: 'Pages, drafts included.', minimum: 0 }),
  media: Type.Integer({ description: 'Stored images.', minimum: 0 }),
  bytes: Type.Integer({ description: 'Bytes of the stored images.', minimum: 0 }),
};

/** The amounts stored in one workspace. */
export const WorkspaceUsage = Type.Object(
  { id: Id, title: Type.String({ description: 'Name of the site.' }), ...amounts },
  { description: 'The usage of one workspace.' },
);
export type WorkspaceUsage = Static<typeof WorkspaceUsage>;

/** The amounts stored in a user's workspaces, in total and each. */
export const Usage = Type.Object(
  {
    ...amounts,
    workspaces: Type.Array(WorkspaceUsage, {
      description: 'At most 1,000 workspaces, the oldest first. The sums include all.',
    }),
  },
  { description: 'The usage of the caller’s workspaces, in total and for each.' },
);
export type Usage = Static<typeof Usage>;
