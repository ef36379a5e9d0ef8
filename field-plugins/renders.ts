import { catalogueRenders } from './catalogue/renders.ts';
import { createFieldRenderers } from './sdk/contract/render.ts';

export const fieldRenderers = createFieldRenderers(catalogueRenders);
