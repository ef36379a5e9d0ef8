/** A link as a user enters it. */
export interface TypedLink {
  readonly to: { readonly page: string } | { readonly address: string };
  readonly text: string;
  readonly look?: {
    readonly color: string;
    readonly variant: string;
    readonly size: string;
    readonly target: string;
  };
}

/** The input of a user into one field. */
export type Typed =
  | { readonly kind: 'text'; readonly text: string }
  /** One paragraph. */
  | { readonly kind: 'formatted'; readonly text: string }
  | { readonly kind: 'items'; readonly items: readonly (readonly TypedField[])[] }
  | { readonly kind: 'choice'; readonly value: string }
  | { readonly kind: 'background'; readonly value: string }
  | { readonly kind: 'tick' }
  | { readonly kind: 'images'; readonly count: number }
  | { readonly kind: 'links'; readonly links: readonly TypedLink[] };

/** A field with its input. */
export interface TypedField {
  readonly name: string;
  readonly label: string;
  readonly typed: Typed;
}

/** A block type with input for all of its fields. */
export interface TypedBlock {
  readonly type: string;
  readonly fields: readonly TypedField[];
}

const field = (name: string, label: string, typed: Typed): TypedField => ({ name, label, typed });

const line: Typed = { kind: 'text', text: 'Čaj „od kuće” 🐙' };
const lines: Typed = { kind: 'text', text: 'Two lines\n\nĐak, љубав & <b>no</b> markup\n– the end' };

const title = field('title', 'Title', line);
const background = field('background', 'Background', { kind: 'background', value: 'primary.dark' });
const picture = field('picture', 'Image', { kind: 'images', count: 1 });
const links = (label: string) =>
  field('links', label, {
    kind: 'links',
    links: [
      { to: { page: 'Further reading' }, text: 'Further on' },
      {
        to: { address: 'https://example.com/links?q=č' },
        text: 'Out of here',
        look: { color: 'success', variant: 'contained', size: 'large', target: '_blank' },
      },
    ],
  });
const item = [title, field('text', 'Text', lines)];

/** Blocks with every kind of field. Their links lead to the page “Further reading” and to another site. */
export const typedBlocks: readonly TypedBlock[] = [
  {
    type: 'Hero',
    fields: [
      field('eyebrow', 'Eyebrow', line),
      title,
      field('lead', 'Intro text', lines),
      picture,
      field('picture_place', 'Image position', { kind: 'choice', value: 'behind' }),
      links('Buttons'),
      background,
    ],
  },
  {
    type: 'Rich section',
    fields: [
      title,
      field('body', 'Text', { kind: 'formatted', text: 'љубав & <b>no</b> markup' }),
      picture,
      field('picture_place', 'Image position', { kind: 'choice', value: 'below' }),
      field('caption', 'Image caption', line),
      links('Links'),
      background,
    ],
  },
  {
    type: 'Feature list',
    fields: [
      title,
      field('intro', 'Introduction', lines),
      field('layout', 'Layout', { kind: 'choice', value: 'list' }),
      field('features', 'Features', { kind: 'items', items: [item, item] }),
      background,
    ],
  },
  {
    type: 'Image gallery',
    fields: [
      title,
      field('pictures', 'Images', { kind: 'images', count: 2 }),
      field('layout', 'Layout', { kind: 'choice', value: 'stack' }),
      field('caption', 'Caption', lines),
      field('enlarge', 'Open images in lightbox', { kind: 'tick' }),
      background,
    ],
  },
];
