// The theme as the server loads it: `scripts/build-site.ts` bundles what this file exports into `dist/site/index.js`.
export { fieldRenderers } from '../field-plugins/renders.ts';
export {
  drawBlock,
  drawDocument,
  drawFormAlone,
  drawMain,
  drawNoPreview,
  drawNotFound,
  drawParts,
} from '../site/draw.ts';
