import { Type, type Static } from 'typebox';
import { Closed, Nullable, Problem } from './basics.ts';

/** The server is up. */
export const Ping = Type.Object(
  { status: Type.Literal('ok', { description: 'Always ok.' }) },
  { description: 'The server is there.' },
);

const PartState = Type.Union([Type.Literal('ok'), Type.Literal('down')], {
  description: 'Whether this part answers.',
});

/** Whether the server can work, part by part. */
export const Ready = Type.Object(
  {
    status: Type.Literal('ok', { description: 'Requests can be answered.' }),
    database: Type.Literal('ok', { description: 'The database answers.' }),
    storage: Type.Literal('ok', { description: 'The storage of images can be written.' }),
    mail: { ...PartState, description: 'Whether mails can leave; while they cannot, they wait.' },
    changes: Type.Literal('ok', { description: 'Changes that other processes make are heard.' }),
    server: Type.Literal('ok', { description: 'The server is not about to stop.' }),
  },
  { description: 'Whether the server can work, part by part.' },
);
export type Ready = Static<typeof Ready>;

/** A 503 that names the part that is down. */
export const NotReady = Type.Object(
  {
    ...Problem.properties,
    code: Type.Literal('unavailable', { description: 'A word for machines.' }),
    database: PartState,
    storage: PartState,
    mail: PartState,
    changes: PartState,
    server: Type.Union([Type.Literal('ok'), Type.Literal('stopping')], {
      description: 'Whether the server is about to stop.',
    }),
  },
  { description: '`unavailable`: a part of the server does not answer, or the server is too busy.' },
);

/** A crash report of the browser. Longer texts are truncated, not rejected: half a stack is better than none. */
export const CrashReport = Closed({
  message: Type.String({ description: 'What was thrown.' }),
  stack: Type.Optional(Type.String({ description: 'Where.' })),
  url: Type.Optional(Type.String({ description: 'The screen.' })),
  release: Type.Optional(Type.String({ description: 'The build of the client.' })),
});
export type CrashReport = Static<typeof CrashReport>;

/** The request was accepted and is processed later. */
export const Accepted = Type.Object(
  { accepted: Type.Literal(true, { description: 'Always true.' }) },
  { description: 'Something was taken in and is dealt with later.' },
);

/** The features of this installation. Available before sign-in. */
export const Features = Type.Object(
  {
    captcha: Type.Object(
      {
        provider: Type.String({ description: 'altcha, turnstile, hcaptcha or recaptcha.' }),
        site_key: Nullable(Type.String({ description: 'Public key of the provider, where it has one.' })),
      },
      { description: 'What keeps robots from registering.' },
    ),
    social: Type.Object(
      {
        google: Type.Boolean({ description: 'Sign-in with Google is set up.' }),
        github: Type.Boolean({ description: 'Sign-in with GitHub is set up.' }),
      },
      { description: 'With whom people can sign in.' },
    ),
    registration: Type.Boolean({ description: 'Visitors may register.' }),
    languages: Type.Array(Type.String({ description: 'A language tag.' }), {
      description: 'What `Accept-Language` may ask for.',
    }),
    version: Type.String({ description: 'Of the API, as in its description; not of the program.' }),
  },
  { description: 'What this installation offers, asked before anybody signs in.' },
);
export type Features = Static<typeof Features>;
