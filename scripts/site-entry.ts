// The theme for the server: `scripts/build-site.ts` bundles the exports of this file into `dist/site/index.js`.
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
