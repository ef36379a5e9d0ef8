import './development-window.ts';
import { catalogueFields } from '../../field-plugins/catalogue/fields.ts';
import { fieldRenderers } from '../../field-plugins/renders.ts';
import { createFieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { createDrawer } from './create-drawer.ts';
import type { FromDrawer, ToDrawer } from './drawing-messages.ts';

/** The worker that draws blocks. Code of the theme and of plugins runs here, so that it can be terminated when it hangs. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window; a worker has none
const answer = (message: FromDrawer): void => globalThis.postMessage(message);
// Nothing is validated here, so no patterns are needed.
const registry = createFieldRegistry(catalogueFields);
const draw = createDrawer({ registry, renderers: fieldRenderers, answer });

globalThis.addEventListener('message', ({ data }: MessageEvent<ToDrawer>) => draw(data));
