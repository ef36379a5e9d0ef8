import { Type, type Static } from 'typebox';
import { languages } from '../languages.ts';
import { Choice, Id, TypeSlug } from './basics.ts';
import { WorkspaceType } from './workspaces.ts';

const Image = Type.Object(
  {
    id: Id,
    url: Type.String({ description: 'Where the file is, on this host.' }),
    width: Type.Integer({ description: 'Pixels.' }),
    height: Type.Integer({ description: 'Pixels.' }),
    alt: Type.String({ description: 'The alt text.' }),
  },
  { description: 'An image of the library.' },
);

const LinkedPage = Type.Object(
  {
    id: Id,
    url_path: Type.String({ description: 'Where it is, or will be.' }),
    title: Type.String({ description: 'The published title; for drafts, the saved title.' }),
  },
  { description: 'A page of the workspace.' },
);

/** The images and pages that blocks refer to, as sites show them. */
export const PreviewTargets = Type.Object(
  {
    images: Type.Array(Image, { description: 'Those that are in the library of the workspace.' }),
    pages: Type.Array(LinkedPage, { description: 'Those that the workspace has, drafts too.' }),
  },
  { description: 'The images and pages that blocks refer to.' },
);
export type PreviewTargets = Static<typeof PreviewTargets>;

const Component = Type.Object(
  {
    id: Id,
    type: Type.String({ description: 'The name of its type.' }),
    type_slug: TypeSlug,
    data: Type.Record(Type.String(), Type.Unknown({ description: 'As delivered.' }), {
      description: 'Field values by field name.',
    }),
    fields: Type.Array(
      Type.Object(
        {
          name: Type.String({ description: 'Its name in the data.' }),
          type: Type.String({ description: 'The type of the field.' }),
          title: Type.String({ description: 'Its label.' }),
          options: Type.Unknown({ description: 'As the type of the field read them.' }),
        },
        { description: 'A field of its type.' },
      ),
      { description: 'The fields of its type, in order.' },
    ),
  },
  { description: 'A component as the theme renders it.' },
);

const Look = Type.Object(
  {
    language: Choice(languages, 'The language of the site.'),
    styles: Type.Array(Type.String(), {
      description: 'The addresses of the style sheets, in order: those of the theme and that of the design.',
    }),
    frame: Type.Object(
      {
        title: Type.String({ description: 'Name of the site.' }),
        kind: WorkspaceType,
        components: Type.Object(
          {
            header: Type.Optional(Component),
            footer: Type.Optional(Component),
            announcement: Type.Optional(Component),
            others: Type.Array(Component, { description: 'All other components.' }),
          },
          { description: 'The parts that all pages show.' },
        ),
      },
      { description: 'The frame around the blocks of every page.' },
    ),
  },
  { description: 'The data with which the theme renders pages of the site.' },
);

/** Members of the theme's own types cannot be written. */
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** The appearance of a workspace's site around the blocks of a page. */
export type SiteLook = Frozen<Static<typeof Look>>;
export const SiteLook = Type.Unsafe<SiteLook>(Look);

/** The data for rendering a page while it is edited. */
export const PagePreview = Type.Object(
  {
    path: Type.String({ description: 'The path of the page.' }),
    site: SiteLook,
    targets: PreviewTargets,
  },
  { description: 'The data for rendering the saved blocks of a page and their drafts.' },
);
export type PagePreview = Static<typeof PagePreview>;
