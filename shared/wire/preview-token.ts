import { Type, type Static } from 'typebox';
import { Id, Nullable, Time } from './basics.ts';

/** Gives an external site access to the draft of one page. */
export const PreviewToken = Type.Object(
  {
    token: Type.String({ description: 'For `GET /api/delivery/preview/`.' }),
    workspace: Id,
    expires_at: Time,
    address: Nullable(
      Type.String({
        description:
          'Where the external site shows this page, with the token; null if the workspace has no preview address.',
      }),
    ),
  },
  { description: 'A token with which an external site reads the draft of one page, for an hour.' },
);
export type PreviewToken = Static<typeof PreviewToken>;
