import type { StoredBlock } from '../../src/editor/store/block-api.ts';

/** A page of a tea shop. */
export const teaPage: readonly StoredBlock[] = [
  {
    id: 'block-1',
    modelId: 'hero',
    data: {
      title: 'Tea from three gardens',
      text: 'Picked in spring, rolled by hand.',
      background: 'primary.main',
    },
    revision: 3,
  },
  {
    id: 'block-2',
    modelId: 'everything',
    data: {
      title: 'The gardens',
      body: 'Fog in the morning, sun at noon.',
      layout: 'Left',
      wide: true,
      background: 'light',
      pictures: [],
      links: [
        {
          ...{ id: 'link-1', type: 'internal', color: 'primary', variant: 'outlined', size: 'medium' },
          ...{ target: '_self', link: '', title: 'Our story' },
          page: { id: 'page-2', url_path: '/about', title: 'About us' },
        },
      ],
      map: { latitude: 27.04, longitude: 88.26 },
    },
    revision: 1,
  },
  {
    id: 'block-3',
    modelId: 'quote',
    data: { words: 'The best cup I had this year.', author: 'Vesna', large: false },
    revision: 2,
  },
];

/** Any number of blocks, of two types. */
export function manyBlocks(count: number): readonly StoredBlock[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `block-${index}`,
    revision: 1,
    ...(index % 3 === 2
      ? { modelId: 'quote', data: { words: `Quote number ${index + 1}`, author: 'Vesna', large: false } }
      : {
          modelId: 'hero',
          data: { title: `Headline ${index + 1}`, text: 'A few words.', background: 'light' },
        }),
  }));
}
