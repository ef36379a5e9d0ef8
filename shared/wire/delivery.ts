import { Type, type Static } from 'typebox';
import { Id, Nullable, Time, TypeSlug } from './basics.ts';
import { DeliveryDesign } from './site-design.ts';
import { WorkspaceType } from './workspaces.ts';

const DeliveredData = Type.Record(
  Type.String(),
  Type.Unknown({
    description:
      'As the type of the field has it; images have their url and sizes, links the present url. Null if no field plugin can read it.',
  }),
  { description: 'Field values by field name. A field that its conditions hide is left out.' },
);

/** A workspace as a whole, as an external site reads it. */
export const DeliverySite = Type.Object(
  {
    workspace: Type.Object(
      {
        title: Type.String({ description: 'Name of the site.' }),
        description: Type.String({ description: 'May be empty.' }),
        type: WorkspaceType,
      },
      { description: 'What the site is.' },
    ),
    seo: Type.Object(
      {
        title_template: Type.String({
          description:
            'How the title of a page is made: {title} is the page, {workspace} the site. Empty: the title of the page alone.',
        }),
        description: Type.String({ description: 'For pages that have none of their own. May be empty.' }),
        image: Nullable(
          Type.Object(
            {
              id: Id,
              url: Type.String({ description: 'Where the file is.' }),
              width: Type.Integer({ description: 'Pixels.' }),
              height: Type.Integer({ description: 'Pixels.' }),
              alt: Type.String({ description: 'The alt text.' }),
              sizes: Type.Array(
                Type.Object({
                  width: Type.Integer({ description: 'Pixels.' }),
                  url: Type.String({ description: 'Where the file is.' }),
                }),
                { description: 'The same image in smaller widths, the smallest first.' },
              ),
            },
            { description: 'The image of a shared link; null if the site has none.' },
          ),
        ),
      },
      { description: 'The SEO settings.' },
    ),
    design: Type.Unsafe<DeliveryDesign>(DeliveryDesign),
    pages: Type.Array(
      Type.Object({
        id: Id,
        title: Type.String({ description: 'As published.' }),
        url_path: Type.String({ description: 'Where it is.' }),
        published_at: Nullable(Time),
      }),
      {
        description:
          'Live pages only, in the order of their paths: all of them, or the part that was asked for.',
      },
    ),
    count: Type.Integer({ description: 'How many live pages there are.', minimum: 0 }),
    next: Nullable(Type.String({ description: 'Path and query of the next page of the list, or null.' })),
    previous: Nullable(
      Type.String({ description: 'Path and query of the previous page of the list, or null.' }),
    ),
    components: Type.Record(Type.String(), Type.Unsafe<Record<string, unknown>>(DeliveredData), {
      description: 'Delivered data by the name of the component type.',
    }),
    component_names: Type.Record(Type.String(), Type.String(), {
      description:
        'The members of components by the slug of their type, which stays when the type is renamed: ' +
        'components[component_names.footer].',
    }),
  },
  { description: 'The data of a whole site, for external sites.' },
);
export type DeliverySite = Static<typeof DeliverySite>;

const DescribedType = Type.Object({
  type: Type.String({ description: 'Name of the block content model.' }),
  type_slug: TypeSlug,
  data: Type.Unknown({ description: 'JSON Schema (2020-12) of the delivered data.' }),
});

/** The schemas of the data of blocks and components. */
export const DeliverySchema = Type.Object(
  {
    blocks: Type.Array(DescribedType, { description: 'The types that blocks of pages may have.' }),
    components: Type.Array(DescribedType, { description: 'The types that components may have.' }),
  },
  { description: 'The schemas of delivered data, by type.' },
);
export type DeliverySchema = Static<typeof DeliverySchema>;

/** A published page, as an external site reads it. */
export const DeliveryPage = Type.Object(
  {
    id: Id,
    title: Type.String({ description: 'As published.' }),
    url_path: Type.String({ description: 'Where it is.' }),
    published_at: Nullable(Time),
    blocks: Type.Array(
      Type.Object({
        id: Id,
        type: Type.String({ description: 'Name of the block content model when the page was published.' }),
        type_slug: TypeSlug,
        data: Type.Unsafe<Record<string, unknown>>(DeliveredData),
      }),
      { description: 'In order.' },
    ),
  },
  { description: 'A published page, as an external site reads it.' },
);
export type DeliveryPage = Static<typeof DeliveryPage>;
