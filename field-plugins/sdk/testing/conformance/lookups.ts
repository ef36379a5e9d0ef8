import type { ReferenceLookup } from '../../contract/field.ts';

/** The states a referenced record may be in when it is looked up. */
export const lookups: Readonly<Record<string, ReferenceLookup>> = {
  'everything is there': {
    media: (id) => ({
      file: `found/${id}.jpg`,
      url: `https://media.example/${id}.jpg`,
      width: 320,
      height: 240,
      alt: '',
      sizes: [{ width: 160, url: `https://media.example/${id}-160.webp` }],
    }),
    page: (id) => ({ url_path: `/found/${id}`, title: 'Found', url: `https://site.example/${id}` }),
  },
  'no page is live': {
    media: () => undefined,
    page: (id) => ({ url_path: `/found/${id}`, title: 'Found', url: undefined }),
  },
  'everything is gone': { media: () => undefined, page: () => undefined },
};
