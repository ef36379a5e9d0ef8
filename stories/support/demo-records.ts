import type { ReferringContent } from '../../shared/wire/content.ts';
import { makeApiKey, makeFormSubmission, makeMedia, makePage, makeWorkspace } from './fake-records.ts';

/** The workspace shown in the screen stories. */
export const workspaceId = 'workspace-1';

/** Three workspaces of a busy editor: one with long texts, one bare. */
export const demoWorkspaces = [
  makeWorkspace({
    id: workspaceId,
    type: 'SHOP',
    title: 'Kiln & Clay',
    description:
      'Bowls, plates and vases from a small pottery by the harbour. Every piece is thrown, glazed and fired by hand, so no two are alike. Orders leave the studio on Tuesdays; visitors are welcome on Saturdays, when the kiln is opened and the tea is hot.',
    tags: ['ceramics', 'handmade', 'harbour'],
    page_count: 7,
    unread_inquiry_count: 2,
  }),
  makeWorkspace({
    type: 'BLOG',
    title: 'Coast path notes',
    description: 'A walk along the coast, one bay at a time.',
    tags: ['walking'],
    page_count: 1,
  }),
  makeWorkspace({ type: 'PORTFOLIO', title: 'Studio Sever', page_count: 12 }),
];

const live = { in_draft: false, published_at: '2026-11-19T09:30:00.000Z' } as const;

export const demoPages = [
  makePage({ title: 'About the studio', url_path: '/about' }),
  makePage({ title: 'Bowls', url_path: '/shop/bowls', ...live }),
  makePage({
    title: 'Glazes and what they are made of',
    url_path: '/glazes',
    ...live,
    has_unpublished_changes: true,
  }),
  makePage({ title: 'Home', url_path: '/', ...live, can_be_deleted: false }),
  makePage({
    title: 'Workshop on Saturdays: a day at the wheel, with lunch',
    url_path: '/workshops/saturday',
  }),
];

/** Enough pages for the list to be paginated. */
export const manyPages = Array.from({ length: 45 }, (_, index) =>
  makePage({ title: `Bowl no. ${index + 1}`, url_path: `/shop/bowls/${index + 1}` }),
);

const pictures: readonly [file: string, alt: string, in_use?: boolean][] = [
  ['bowls', 'Three bowls with a blue glaze', true],
  ['kiln', 'The open kiln, still warm'],
  ['glazes', 'Jars of glaze on a shelf', true],
  ['harbour', 'The harbour in the morning'],
  ['boathouse', 'A red boathouse'],
  ['bread', 'Bread on a wooden board'],
  ['coast-path', ''],
  ['coastline', 'The coast from above'],
  ['courtyard', 'The courtyard of the studio'],
  ['lighthouse', ''],
  ['living-room', 'A living room with a long shelf'],
  ['boats-at-dusk', 'Boats at dusk'],
];

/** Pictures of the demo, which the stories serve under `/media/`. */
export const demoMedia = [0, 1].flatMap((round) =>
  pictures.map(([file, alt, in_use = false]) =>
    makeMedia({ file: `${file}.svg`, name: `${file}-${round + 1}.jpg`, alt, in_use }),
  ),
);

export const demoApiKeys = [
  makeApiKey({
    id: 'api-key-site',
    title: 'Public site',
    description: 'Reads pages for kiln-and-clay.example.',
    allowed_origins: ['https://kiln-and-clay.example', 'https://www.kiln-and-clay.example'],
    last_used_at: '2026-11-20T16:45:00.000Z',
  }),
  makeApiKey({ title: 'Newsletter job' }),
];

export const demoFormSubmissions = [
  makeFormSubmission({
    message:
      'Good morning!\n\nDo you still have the blue bowls from the spring market? I would like to come by on Saturday with my sister and look at them.',
    page: { id: 'page-bowls', title: 'Bowls', url_path: '/shop/bowls' },
  }),
  makeFormSubmission({
    name: '',
    email: '',
    message: 'The map on your contact page leads to the old studio.',
  }),
  makeFormSubmission({
    name: 'Ana Kovačević',
    email: 'ana@example.test',
    message: 'Thank you, the plates arrived in one piece.',
    is_read: true,
    created_at: '2026-11-18T17:20:00.000Z',
  }),
];

/** Enough form submissions for the list to be paginated. */
export const manyFormSubmissions = Array.from({ length: 17 }, (_, index) =>
  makeFormSubmission({ name: `Visitor ${index + 1}`, is_read: index > 1 }),
);

/** The content of the demo that shows a picture or links to a page. */
export const demoReferring: ReferringContent = {
  results: [
    {
      kind: 'page',
      page: 'page-2',
      workspace: workspaceId,
      name: 'About us',
      block_content_model: null,
    },
    { kind: 'component', page: null, workspace: workspaceId, name: 'Footer', block_content_model: null },
    {
      kind: 'page',
      page: 'page-3',
      workspace: workspaceId,
      name: 'Opening hours',
      block_content_model: null,
    },
  ],
  more: false,
};
