import { Type, type Static } from 'typebox';
import { Closed, FixedId, Id, Line, Time, WorkspaceId } from './basics.ts';

/** An image in the library of a workspace. */
export const Media = Type.Object(
  {
    id: Id,
    file: Type.String({ description: 'Path below `/media/`.' }),
    workspace: WorkspaceId,
    name: Type.String({ description: 'The original file name; empty if it is not known.' }),
    width: Type.Integer({ description: 'Pixels.' }),
    height: Type.Integer({ description: 'Pixels.' }),
    bytes: Type.Integer({ description: 'Of the stored file.' }),
    alt: Type.String({ description: 'The alt text of the image.' }),
    created_at: Time,
    in_use: Type.Boolean({ description: 'A block or component shows it.' }),
  },
  { description: 'An image in the library of a workspace.' },
);
export type Media = Static<typeof Media>;

/** The body that changes an image. */
export const MediaPatch = Closed({
  alt: Line(500, 'What the image shows.'),
  workspace: Type.Optional(FixedId),
});
export type MediaPatch = Static<typeof MediaPatch>;

/** The orderings of a list of images. */
export const mediaOrderings = ['created_at', '-created_at', 'name', '-name', 'bytes', '-bytes'] as const;
/** One ordering of a list of images. */
export type MediaOrdering = (typeof mediaOrderings)[number];

/** The body that uploads an image: a multipart body. */
export const UploadForm = Closed({
  file: Type.String({
    description: 'A JPEG, PNG, WebP, GIF or AVIF; its name and metadata are not kept in the file.',
    format: 'binary',
  }),
  workspace: WorkspaceId,
  name: Type.Optional(
    Type.String({
      description: 'The original file name, if `file` has another: without folders, on one line.',
    }),
  ),
});
