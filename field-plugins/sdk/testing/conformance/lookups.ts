import type { ReferenceLookup } from '../../contract/field.ts';

/** What references may lead to by the time they are asked for. */
export const lookups: Readonly<Record<string, ReferenceLookup>> = {
  'everything is there': {
    media: (id) => ({
      file: `found/${id}.jpg`,
      url: `https://media.example/${id}.jpg`,
      width: 320,
      height: 240,
      alt: '',
    }),
    page: (id) => ({ url_path: `/found/${id}`, title: 'Found', url: `https://site.example/${id}` }),
  },
  'no page is live': {
    media: () => undefined,
    page: (id) => ({ url_path: `/found/${id}`, title: 'Found', url: undefined }),
  },
  'everything is gone': { media: () => undefined, page: () => undefined },
};
