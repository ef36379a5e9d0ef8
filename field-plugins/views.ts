import { catalogueViews } from './catalogue/views.ts';
import { createFieldViews } from './sdk/contract/lazy-view.ts';

/** The field types of this application: their editor components. */
export const fieldViews = createFieldViews(catalogueViews);
