import { Type, type Static } from 'typebox';
import { Choice, Closed, Nullable, Problem } from './basics.ts';

/** The server is up. */
export const Ping = Type.Object(
  { status: Type.Literal('ok', { description: 'Always ok.' }) },
  { description: 'The server is running.' },
);

const PartState = Choice(['ok', 'down'], '`down` if this part does not respond.');

/** Whether the server can handle requests, with the state of each part. */
export const Ready = Type.Object(
  {
    status: Type.Literal('ok', { description: 'The server can handle requests.' }),
    database: Type.Literal('ok', { description: 'The database responds.' }),
    storage: Type.Literal('ok', { description: 'The storage of images is writable.' }),
    mail: { ...PartState, description: 'Whether emails can be sent. While they cannot, they are queued.' },
    changes: Type.Literal('ok', { description: 'Changes of other processes are received.' }),
    server: Type.Literal('ok', { description: 'The server is not shutting down.' }),
  },
  { description: 'Whether the server can handle requests, with the state of each part.' },
);
export type Ready = Static<typeof Ready>;

/** A 503 that names the part that is down. */
export const NotReady = Type.Object(
  {
    ...Problem.properties,
    code: Type.Literal('unavailable', { description: 'The error code.' }),
    database: PartState,
    storage: PartState,
    mail: PartState,
    changes: PartState,
    server: Choice(['ok', 'stopping'], '`stopping` while the server is shutting down.'),
  },
  { description: '`unavailable`: a part of the server does not respond, or the server is too busy.' },
);

/** A crash report of the browser. Longer texts are truncated, not rejected: half a stack is better than none. */
export const CrashReport = Closed({
  message: Type.String({ description: 'The message of the error.' }),
  stack: Type.Optional(Type.String({ description: 'The stack trace.' })),
  url: Type.Optional(Type.String({ description: 'The URL of the screen.' })),
  release: Type.Optional(Type.String({ description: 'The build of the client.' })),
});
export type CrashReport = Static<typeof CrashReport>;

/** A request that is processed later. */
export const Accepted = Type.Object(
  { accepted: Type.Literal(true, { description: 'Always true.' }) },
  { description: 'The request was accepted and is processed later.' },
);

/** The features of this installation. Available before sign-in. */
export const Features = Type.Object(
  {
    captcha: Type.Object(
      {
        provider: Type.String({ description: 'altcha, turnstile, hcaptcha or recaptcha.' }),
        site_key: Nullable(
          Type.String({ description: 'The public key for the provider; null for altcha, which has none.' }),
        ),
      },
      { description: 'The captcha of the registration form.' },
    ),
    social: Type.Object(
      {
        google: Type.Boolean({ description: 'Whether sign-in with Google is configured.' }),
        github: Type.Boolean({ description: 'Whether sign-in with GitHub is configured.' }),
      },
      { description: 'The providers of social sign-in.' },
    ),
    registration: Type.Boolean({ description: 'Whether visitors may register.' }),
    languages: Type.Array(Type.String({ description: 'A language tag.' }), {
      description: 'The languages that `Accept-Language` can select.',
    }),
    version: Type.String({
      description: 'The version of the API, as in the OpenAPI document; not that of the program.',
    }),
  },
  { description: 'The features of this installation, which clients can read before sign-in.' },
);
export type Features = Static<typeof Features>;
