import { Type, type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Closed, FixedId, Id, Line, Nullable, Time, WorkspaceId } from './basics.ts';

const Origins = Type.Array(Line(limits.originLength, 'scheme://host[:port] exactly, or *.', 1), {
  description: 'Browser origins that may use the key; none: servers only.',
  maxItems: limits.origins,
});

/** An API token: an API key with its title and allowed origins. */
export const ApiKey = Type.Object(
  {
    id: Id,
    title: Type.String({ description: 'What it is for.' }),
    description: Type.String({ description: 'May be empty.' }),
    allowed_origins: Origins,
    workspace: WorkspaceId,
    api_key: Type.String({
      description: 'Whole when the token is made, read alone or gets a new key; masked everywhere else.',
    }),
    created_at: Time,
    last_used_at: Nullable(Time),
  },
  { description: 'An API token.' },
);
export type ApiKey = Static<typeof ApiKey>;

const Title = Line(limits.titleLength, 'What it is for.', 1);
const optional = {
  description: Type.Optional(Line(limits.descriptionLength, 'May be empty.')),
  allowed_origins: Type.Optional(Origins),
};

/** The body that creates an API token. */
export const ApiKeyInput = Closed({ title: Title, ...optional, workspace: WorkspaceId });
export type ApiKeyInput = Static<typeof ApiKeyInput>;

/** The body that changes an API token, but never its key. */
export const ApiKeyPatch = Closed({
  title: Type.Optional(Title),
  ...optional,
  workspace: Type.Optional(FixedId),
});
export type ApiKeyPatch = Static<typeof ApiKeyPatch>;
