import { Type, type Static } from 'typebox';
import {
  cornerScales,
  designFonts,
  spaceScales,
  type Corners,
  type SiteDesign,
  type Spacing,
} from '../site-design.ts';
import { paletteEntries, type PaletteEntry } from '../site-palette.ts';
import { Choice, Closed, Id, Nullable } from './basics.ts';

const meanings = {
  primary: 'The first colour of the brand: links, buttons, and three backgrounds.',
  secondary: 'The second colour of the brand.',
  white: 'The page, and the background `white`.',
  light: 'The background `light`.',
  black: 'The background `black`.',
} as const;

const colors = mapColors((description) => Type.String({ description: `${description} #RRGGBB.` }));

function mapColors<Schema>(schemaOf: (meaning: string) => Schema) {
  const schemas = Object.entries(meanings).map(([name, meaning]) => [name, schemaOf(meaning)]);
  return Object.fromEntries(schemas) as Record<keyof typeof meanings, Schema>;
}

const scales = {
  fonts: Choice(designFonts, 'Fonts of titles and text; `system` has those of the device.'),
  corners: Choice(Object.keys(cornerScales) as Corners[], 'How round corners are.'),
  spacing: Choice(Object.keys(spaceScales) as Spacing[], 'How much space there is.'),
};

const logoOf = 'The logo: an image of the library, or none.';
const faviconOf = 'The icon in the tab of a browser: an image of the library, or none.';
const images = (description: string) =>
  Type.Array(Type.Object({ id: Id, file: Type.String({ description: 'Path below `/media/`.' }) }), {
    description,
    maxItems: 1,
  });
const imagesInput = (description: string) =>
  Type.Optional(
    Type.Array(
      Closed({ id: Id, file: Type.Optional(Type.String({ description: 'Read-only.', maxLength: 500 })) }),
      { description, maxItems: 1 },
    ),
  );

const css =
  'Address of a style sheet with the design as custom properties. A change of the design makes a new address.';

/** The appearance of a workspace's site, for its owner. */
export const WorkspaceDesign = Type.Object(
  {
    ...colors,
    ...scales,
    logo: images(logoOf),
    favicon: images(faviconOf),
    css: Type.String({ description: css }),
  },
  { description: 'The design of the site of a workspace.' },
);
export type WorkspaceDesign = Static<typeof WorkspaceDesign>;

/** The body that changes a design; omitted members stay unchanged. */
export const WorkspaceDesignPatch = Closed(
  {
    ...mapColors((description) =>
      Type.Optional(Type.String({ description: `${description} #RRGGBB.`, maxLength: 10 })),
    ),
    fonts: Type.Optional(scales.fonts),
    corners: Type.Optional(scales.corners),
    spacing: Type.Optional(scales.spacing),
    logo: imagesInput(logoOf),
    favicon: imagesInput(faviconOf),
  },
  'The design of the site; omitted members do not change.',
);
export type WorkspaceDesignPatch = Static<typeof WorkspaceDesignPatch>;

const PaletteColors = Type.Object(
  {
    color: Type.String({ description: 'The background, #RRGGBB.' }),
    text: Type.String({ description: 'Text on it, #RRGGBB.' }),
  },
  { description: 'A background and the text on it.' },
);

const Image = (description: string) =>
  Nullable(
    Type.Object(
      {
        id: Id,
        url: Type.String({ description: 'Where the file is.' }),
        width: Type.Integer({ description: 'Pixels.' }),
        height: Type.Integer({ description: 'Pixels.' }),
        alt: Type.String({ description: 'The alt text.' }),
      },
      { description },
    ),
  );

/** The appearance of a site, for an external site. */
export const DeliveryDesign = Type.Object(
  {
    ...colors,
    ...scales,
    palette: Type.Object(
      Object.fromEntries(
        paletteEntries.map((entry) => [
          entry,
          Type.Object({ light: PaletteColors, dark: PaletteColors }, { description: 'By colour mode.' }),
        ]),
      ),
      { description: 'The colours of the backgrounds that blocks name.' },
    ),
    logo: Image('The logo; null if the site has none.'),
    favicon: Image('The icon in the tab of a browser; null if the site has none.'),
    css: Type.String({ description: css }),
  },
  { description: 'The design of the site.' },
);
type Palette = Readonly<
  Record<PaletteEntry, Readonly<Record<'light' | 'dark', Static<typeof PaletteColors>>>>
>;
export type DeliveryDesign = Omit<Static<typeof DeliveryDesign>, 'palette'> &
  SiteDesign & { readonly palette: Palette };
