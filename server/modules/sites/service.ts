export { siteHeaders } from './site-answer.ts';
export type { SiteHosts } from './site-host.ts';
export { renderNoPreview, type UnpublishedPage, type UnpublishedPages } from './unpublished-pages.ts';
