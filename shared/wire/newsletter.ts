import { Type, type Static } from 'typebox';
import { Closed, Email, Id, Nullable, Time } from './basics.ts';

/** The body that signs an address up for the newsletter. */
export const NewsletterSignup = Closed({ email: Email });
export type NewsletterSignup = Static<typeof NewsletterSignup>;

/** The key in a confirmation link. */
export const NewsletterKey = Closed({
  key: Type.String({ description: 'The last part of the link.', minLength: 1, maxLength: 100 }),
});
export type NewsletterKey = Static<typeof NewsletterKey>;

/** A subscription was confirmed. */
export const NewsletterConfirmed = Type.Object(
  {
    confirmed: Type.Literal(true, { description: 'Always true.' }),
  },
  { description: 'A subscription was confirmed.' },
);

/** An address signed up for the newsletter, which it gets once confirmed. */
export const Subscriber = Type.Object(
  {
    id: Id,
    email: Email,
    language: Type.String({ description: 'The language in which it was asked for.' }),
    confirmed_at: Nullable(Time),
    created_at: Time,
  },
  { description: 'A subscriber of the newsletter, who gets it once the address is confirmed.' },
);
export type Subscriber = Static<typeof Subscriber>;
