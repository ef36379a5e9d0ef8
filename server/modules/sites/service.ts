export { siteHeaders } from './site-answer.ts';
export { renderNoPreview, type UnpublishedPage, type UnpublishedPages } from './unpublished-pages.ts';
