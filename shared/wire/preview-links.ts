import { Type, type Static } from 'typebox';
import { Choice, Closed, Id, Nullable, PageId, Time, UserReference } from './basics.ts';

/** How many days a link can work. */
export const previewLinkDays = [1, 7, 30] as const;
/** One of these numbers of days. */
export type PreviewLinkDays = (typeof previewLinkDays)[number];

/** The default number of days that a link works. */
export const defaultPreviewLinkDays = 7;

const members = {
  id: Id,
  page: PageId,
  created_at: Time,
  created_by: Nullable(UserReference),
  expires_at: Time,
  has_expired: Type.Boolean({
    description: 'Whether it has stopped working. It stays in the list for 30 days.',
  }),
  last_opened_at: Nullable(Time),
};

/** A link that shows the draft of a page to visitors without an account. Its address is secret. */
export const PreviewLink = Type.Object(members, { description: 'A link to the draft of a page.' });
export type PreviewLink = Static<typeof PreviewLink>;

/** A link that was just made. */
export const NewPreviewLink = Type.Object(
  { ...members, url: Type.String({ description: 'The whole address. It is not shown again.' }) },
  { description: 'A new link to the draft of a page, with its address.' },
);
export type NewPreviewLink = Static<typeof NewPreviewLink>;

/** The body that makes a link. */
export const PreviewLinkInput = Closed({
  days: Type.Optional(
    Choice(previewLinkDays, `How many days it works; ${defaultPreviewLinkDays} if it is left out.`),
  ),
});
export type PreviewLinkInput = Static<typeof PreviewLinkInput>;
