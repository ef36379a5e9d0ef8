import { catalogueViews } from './catalogue/views.ts';
import { createFieldViews } from './sdk/contract/lazy-view.ts';

export const fieldViews = createFieldViews(catalogueViews);
