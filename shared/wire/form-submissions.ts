import { Type, type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Closed, Id, Line, ListOf, Nullable, Time, WorkspaceId } from './basics.ts';

/** A message from an external site's visitor to its owner. */
export const FormSubmissionInput = Closed({
  name: Type.Optional(Line(limits.nameLength, 'Who writes; may be empty.')),
  email: Type.Optional(Line(limits.emailLength, 'Where to answer; may be empty.')),
  message: Type.String({
    description: 'The text, in any number of lines.',
    minLength: 1,
    maxLength: limits.submissionLength,
  }),
  page: Type.Optional(Type.String({ description: 'The id of the page with the form.', maxLength: 64 })),
});
export type FormSubmissionInput = Static<typeof FormSubmissionInput>;

/** The receipt a site gets for a message. */
export const FormSubmissionReceipt = Type.Object(
  { id: Id, created_at: Time },
  { description: 'The receipt of a message.' },
);
export type FormSubmissionReceipt = Static<typeof FormSubmissionReceipt>;

/** A message, as the owner of the workspace reads it. */
export const FormSubmission = Type.Object(
  {
    id: Id,
    workspace: WorkspaceId,
    name: Type.String({ description: 'Who wrote; may be empty.' }),
    email: Type.String({ description: 'The address for a reply; may be empty. It is not verified.' }),
    message: Type.String({ description: 'The message, as plain text and never HTML.' }),
    page: Nullable(
      Type.Object(
        {
          id: Id,
          url_path: Type.String({ description: 'The current path.' }),
          title: Type.String({ description: 'The current title.' }),
        },
        { description: 'The page that they wrote from; null when none was named or it is gone.' },
      ),
    ),
    is_read: Type.Boolean({ description: 'The owner has read it.' }),
    is_spam: Type.Boolean({ description: 'It is taken for spam.' }),
    created_at: Time,
  },
  { description: 'A message to the owner of the workspace.' },
);
export type FormSubmission = Static<typeof FormSubmission>;

/** One page of the messages or of the spam. */
export const FormSubmissionList = Type.Object(
  {
    ...ListOf(FormSubmission).properties,
    is_full: Type.Boolean({
      description: 'There is no room for a long message: new ones are rejected.',
    }),
  },
  { description: 'One page of the messages or of the spam.' },
);
export type FormSubmissionList = Static<typeof FormSubmissionList>;

/** The body that changes a message: whether it was read, and whether it is spam. */
export const FormSubmissionPatch = Closed({
  is_read: Type.Optional(Type.Boolean({ description: 'The owner has read it.' })),
  is_spam: Type.Optional(Type.Boolean({ description: 'It is taken for spam.' })),
});
export type FormSubmissionPatch = Static<typeof FormSubmissionPatch>;
