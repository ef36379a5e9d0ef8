// The theme for the server: `scripts/build-site.ts` bundles the exports of this file into `dist/site/index.js`.
export { fieldRenderers } from '../field-plugins/renders.ts';
export {
  renderBlock,
  renderPage,
  renderFormAlone,
  renderMain,
  renderNoPreview,
  renderNotFound,
  renderParts,
} from '../site/render.ts';
