export { siteHeaders } from './site-answer.ts';
export { drawNoPreview, type UnpublishedPage, type UnpublishedPages } from './unpublished-pages.ts';
