import './development-window.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { fieldRenderers } from '../../field-plugins/renders.ts';
import { createDrawer } from './create-drawer.ts';
import type { FromDrawer, ToDrawer } from './drawing-messages.ts';

/**
 * The worker that draws blocks. Code of the theme and of plugins runs here, so that it can be ended when it does not answer.
 */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window; a worker has none
const answer = (message: FromDrawer): void => globalThis.postMessage(message);
const draw = createDrawer({ registry: fieldRegistry, renderers: fieldRenderers, answer });

globalThis.addEventListener('message', ({ data }: MessageEvent<ToDrawer>) => draw(data));
