import { NewPreviewLink, PreviewLink, PreviewLinkInput } from '../../../shared/wire/preview-links.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './service.ts';

export function previewLinkRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Pages'], guard: 'user' });

  list('/api/pages/:id/preview-links/', {
    summary: 'List the links to the draft of a page',
    description:
      'Returns who made each link, when it expires and when it was last opened, the newest first. Addresses are not ' +
      'stored and cannot be read again.',
    item: PreviewLink,
    handle: (context, { params, window }) => listPreviewLinks(context, { page: params.id, window }),
  });

  route('POST', '/api/pages/:id/preview-links/', {
    summary: 'Create a link to the draft of a page',
    description:
      'Creates a link that shows the saved page to anyone who has it and returns its address, once. It works ' +
      'for the chosen number of days, even while the site of the workspace is off.',
    body: PreviewLinkInput,
    answers: { 201: NewPreviewLink },
    errors: ['too_many_preview_links'],
    handle: (context, { params, body }) => createPreviewLink(context, { ...body, page: params.id }),
  });

  route('DELETE', '/api/preview-links/:id/', {
    summary: 'Revoke a link to the draft of a page',
    description: 'Deletes the link, which stops working at once.',
    answers: removed('Revoked.'),
    handle: (context, { params }) => revokePreviewLink(context, params.id),
  });
}
