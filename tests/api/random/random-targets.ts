import { fc } from '../../../tools/seeded.ts';

const id = (number: number) => `0199a001-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

/** Names for pages and images, as random values have them. Records take their place, or nothing does. */
export const targets = {
  /** A live page. */
  live: id(1),
  /** A page that was never published. */
  draft: id(2),
  /** A page that is live while blocks are saved, and withdrawn before sites read them. */
  withdrawn: id(3),
  /** A page of another workspace. */
  elsewhere: id(4),
  noPage: id(5),
  picture: id(11),
  /** An image that is deleted before sites read blocks. */
  deleted: id(12),
  noImage: id(13),
} as const;

export type Target = keyof typeof targets;

/** Those that blocks must not refer to. */
export const forbidden: readonly Target[] = ['elsewhere', 'noPage', 'noImage'];

const pages = weighted(['live', 'draft', 'withdrawn'], ['elsewhere', 'noPage']);
const images = weighted(['picture', 'deleted'], ['noImage']);

function weighted(good: readonly Target[], bad: readonly Target[]): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 24, arbitrary: fc.constantFrom(...good) },
      { weight: 1, arbitrary: fc.constantFrom(...bad) },
    )
    .map((name) => targets[name]);
}

const some = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { maxLength: 2 });
const distinct = (one: fc.Arbitrary<string>) => fc.uniqueArray(one, { maxLength: 2 });

const button = { color: 'primary', variant: 'outlined', size: 'medium', target: '_self', title: '' } as const;
const destination = fc.oneof(
  // Titles and paths are those of another time.
  pages.map((page) => ({ type: 'internal', link: '', page: { id: page, url_path: '/old', title: 'Old' } })),
  fc.constant({ type: 'external', link: 'https://example.com/', page: null }),
);

/** Values of the types that refer to records. */
export const referring = {
  link: some(destination).map((all) => all.map((one, index) => ({ ...button, ...one, id: `link-${index}` }))),
  reference: distinct(pages).map((all) => all.map((page) => ({ id: page, title: 'Old', url_path: '/old' }))),
  media: distinct(images).map((all) => all.map((image) => ({ id: image, file: 'old.jpg' }))),
  richtext: some(
    fc.oneof(
      pages.map((page) => ({ page })),
      fc.constant({ url: 'https://example.com/' }),
    ),
  ).map((all) =>
    all.map((link) => ({ type: 'paragraph', content: [{ text: 'Words ' }, { text: 'there', link }] })),
  ),
} as const;
