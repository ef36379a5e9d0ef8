import { Type, type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Closed, Email, Id, Line, Nullable, Time, WrittenEmail } from './basics.ts';

/** A user, as seen by that user and by administrators. */
export const User = Type.Object(
  {
    id: Id,
    email: Email,
    email_written: WrittenEmail,
    name: Type.String({ description: 'Shown instead of the email address when not empty.' }),
    last_login: Nullable(Time),
    date_joined: Time,
    is_active: Type.Boolean({ description: 'The address was confirmed.' }),
    is_blocked: Type.Boolean({ description: 'An administrator closed the account.' }),
    is_admin: Type.Boolean({ description: 'Moderates users and media; has no workspaces.' }),
  },
  { description: 'A user, as that user and administrators see them.' },
);
export type User = Static<typeof User>;

/** Known to the server from an earlier sign-in; opens nothing. */
const Device = Type.Optional(
  Type.String({
    description:
      'The value of `device` from the last sign-in with this address. Attempts of others do not delay sign-ins that send it.',
    maxLength: 500,
  }),
);

/** The body that signs a user in. */
export const LoginInput = Closed({
  email: Type.String({ description: 'Any case.', maxLength: limits.emailLength }),
  password: Type.String({ description: 'As it was set.', maxLength: limits.passwordMax }),
  device: Device,
});
export type LoginInput = Static<typeof LoginInput>;

const NewDevice = Type.String({
  description: 'To be sent with the next sign-in, within thirty days. It opens nothing.',
});

/** The token of a new session. */
export const LoginAnswer = Type.Object(
  {
    token: Type.String({ description: 'For `Authorization: Token …`; valid seven days.' }),
    device: NewDevice,
  },
  { description: 'The token of a new session.' },
);
export type LoginAnswer = Static<typeof LoginAnswer>;

/** The body that changes a user. */
export const UserPatch = Closed({
  name: Type.Optional(Line(limits.nameLength, 'Shown to others.', 1)),
  email: Type.Optional(Email),
  is_blocked: Type.Optional(Type.Boolean({ description: 'Counts for administrators with `?all=1` only.' })),
});
export type UserPatch = Static<typeof UserPatch>;

const NewPassword = Type.String({
  description: 'The new password.',
  minLength: limits.passwordMin,
  maxLength: limits.passwordMax,
});

/** Needs no message for its length: if it differs from the first, the passwords do not match. */
const SamePassword = Type.String({ description: 'The new password again.', minLength: 1 });

/** The body that registers a user. */
export const RegisterInput = Closed({
  email: Email,
  password: NewPassword,
  confirm_password: SamePassword,
  terms_accepted: Type.Boolean({ description: 'true: the Terms and Privacy are agreed to.' }),
  captcha: Type.String({
    description: "The captcha's solution, as the provider's widget gives it.",
    minLength: 1,
    maxLength: limits.captchaLength,
  }),
  name: Type.Optional(Line(limits.nameLength, 'Shown to others.')),
});
export type RegisterInput = Static<typeof RegisterInput>;

/** The answer to every registration. */
export const Registered = Type.Object(
  {
    registered: Type.Boolean({ description: 'true: a mail explains the next step.' }),
  },
  { description: 'The answer to every registration.' },
);

/** An ALTCHA challenge, passed to its widget unchanged. */
export const CaptchaChallenge = Type.Object(
  {
    parameters: Type.Object(
      {
        algorithm: Type.String({ description: 'PBKDF2/SHA-256.' }),
        cost: Type.Integer({ description: 'Iterations of each derivation.' }),
        expiresAt: Type.Integer({ description: 'Until when it can be answered, in seconds since 1970.' }),
        keyLength: Type.Integer({ description: 'Bytes of a derived key.' }),
        keyPrefix: Type.String({ description: 'How the wanted key begins, in hexadecimal digits.' }),
        keySignature: Type.String({ description: 'By which the wanted key is known.' }),
        nonce: Type.String({ description: 'Random, in hexadecimal digits.' }),
        salt: Type.String({ description: 'Random, in hexadecimal digits.' }),
      },
      { description: 'The parameters of the computation.' },
    ),
    signature: Type.String({ description: 'Over the parameters.' }),
  },
  { description: 'A challenge for the ALTCHA widget.' },
);
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;

const MailedKey = Type.String({ description: 'The key at the end of the mailed link.', maxLength: 256 });

/** The key from a mail. */
export const KeyInput = Closed({ key: MailedKey });

/** The account is active. */
export const Activated = Type.Object(
  { activated: Type.Boolean({ description: 'true' }) },
  { description: 'The account is active.' },
);

/** The body that requests a password reset. */
export const ResetRequest = Closed({ email: Email, device: Device });
export type ResetRequest = Static<typeof ResetRequest>;

/** The answer, the same for every address. */
export const ResetSent = Type.Object(
  {
    reset_sent: Type.Boolean({ description: 'true: if there is such an account, a mail is on its way.' }),
  },
  { description: 'The answer for every address.' },
);

/** The key is valid. */
export const ValidKey = Type.Object(
  { valid: Type.Boolean({ description: 'true' }) },
  { description: 'The key can be used.' },
);

/** A new password, with the key from a mail. */
export const PasswordSetInput = Closed({
  key: MailedKey,
  password: NewPassword,
  confirm_password: SamePassword,
});
export type PasswordSetInput = Static<typeof PasswordSetInput>;

/** The new password is in effect. */
export const PasswordSet = Type.Object(
  { password_set: Type.Boolean({ description: 'true' }) },
  { description: 'The new password is set.' },
);

/** The new password of a signed-in user is in effect. */
export const PasswordChanged = Type.Object(
  { password_set: Type.Boolean({ description: 'true' }), device: NewDevice },
  { description: 'The new password is set.' },
);
export type PasswordChanged = Static<typeof PasswordChanged>;

/** A new password, with the current one. */
export const PasswordChange = Closed({
  current_password: Type.String({ description: 'The current password.', maxLength: limits.passwordMax }),
  password: NewPassword,
  confirm_password: SamePassword,
});
export type PasswordChange = Static<typeof PasswordChange>;

/** The body for deleting one's own account; an administrator deletes others without one. */
export const AccountDeletion = Type.Unsafe<{ password?: string } | null>({
  type: ['object', 'null'],
  description: 'The password of the caller, who deletes their own account.',
  properties: {
    password: Type.String({ description: 'The password of the caller.', maxLength: limits.passwordMax }),
  },
  additionalProperties: false,
});
export type AccountDeletion = Static<typeof AccountDeletion>;
