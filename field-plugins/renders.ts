import { catalogueRenders } from './catalogue/renders.ts';
import { createFieldRenderers } from './sdk/contract/render.ts';

/** The field types of this application: how their values are rendered on sites. */
export const fieldRenderers = createFieldRenderers(catalogueRenders);
