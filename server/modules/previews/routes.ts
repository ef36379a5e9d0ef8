import { NewPreviewLink, PreviewLink, PreviewLinkInput } from '../../../shared/wire/preview-links.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './service.ts';

export function previewLinkRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Pages'], guard: 'user' });

  list('/api/pages/:id/preview-links/', {
    summary: 'List the links to the draft of a page',
    description:
      'Answers who made each link, when it expires and when it was last opened, the newest first. Addresses are not ' +
      'stored, so nobody can read them again.',
    item: PreviewLink,
    handle: (context, { params, window }) => listPreviewLinks(context, { page: params.id, window }),
  });

  route('POST', '/api/pages/:id/preview-links/', {
    summary: 'Make a link to the draft of a page',
    description:
      'Makes a link that shows the page as it is saved, to anyone who has it, and answers its address, once. It works ' +
      'for the days that are chosen, also while the site of the workspace is off.',
    body: PreviewLinkInput,
    answers: { 201: NewPreviewLink },
    errors: ['too_many_preview_links'],
    handle: (context, { params, body }) => createPreviewLink(context, { ...body, page: params.id }),
  });

  route('DELETE', '/api/preview-links/:id/', {
    summary: 'Revoke a link to the draft of a page',
    description: 'Removes the link: from the next request on, it shows nothing.',
    answers: removed('Revoked.'),
    handle: (context, { params }) => revokePreviewLink(context, params.id),
  });
}
