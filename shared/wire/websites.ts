import { Type, type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Closed, Line, Nullable, UserReference, WorkspaceId, WrittenEmail } from './basics.ts';
import { takenDownReason, Workspace } from './workspaces.ts';

const Owner = Type.Object(
  { ...UserReference.properties, email_written: WrittenEmail },
  { description: 'The owner.' },
);

/** A workspace as administrators see those of others. */
export const WorkspaceName = Type.Object(
  {
    ...Type.Pick(Workspace, ['id', 'type', 'title']).properties,
    owner: Owner,
  },
  { description: 'The title and the owner of a workspace.' },
);
export type WorkspaceName = Static<typeof WorkspaceName>;

/** A website as administrators see it. */
export const Website = Type.Object(
  {
    id: WorkspaceId,
    title: Type.String({ description: 'Name of the site.' }),
    owner: Owner,
    ...Type.Pick(Workspace, [
      'site_enabled',
      'site_url',
      'site_domain',
      'site_domain_written',
      'site_domain_proof',
    ]).properties,
    taken_down_at: Nullable(
      Type.String({
        description: 'When an administrator took the site down; null otherwise.',
        format: 'date-time',
      }),
    ),
    taken_down_reason: Type.String({ description: takenDownReason }),
  },
  { description: 'A website of any user, for administrators.' },
);
export type Website = Static<typeof Website>;

/** An administrator's decisions about a website; members that are left out do not change. */
export const WebsitePatch = Closed({
  domain_confirmed: Type.Optional(
    Type.Boolean({
      description:
        'Whether the site has the domain that it claims. To confirm it, send `site_domain` with it.',
    }),
  ),
  site_domain: Type.Optional(
    Line(
      253,
      'The domain to confirm, as it was read. If the site has another domain since, the request is rejected with 409.',
    ),
  ),
  taken_down: Type.Optional(Type.Boolean({ description: 'Whether visitors see nothing of the site.' })),
  taken_down_reason: Type.Optional(Line(limits.descriptionLength, takenDownReason)),
});
export type WebsitePatch = Static<typeof WebsitePatch>;
