import './development-window.ts';
import { catalogueFields } from '../../field-plugins/catalogue/fields.ts';
import { fieldRenderers } from '../../field-plugins/renders.ts';
import { createFieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { createRenderer } from './create-renderer.ts';
import type { FromRenderer, ToRenderer } from './rendering-messages.ts';

/** The worker that renders blocks. Code of the theme and of plugins runs here, so that it can be terminated when it hangs. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window; a worker has none
const answer = (message: FromRenderer): void => globalThis.postMessage(message);
// Nothing is validated here, so no patterns are needed.
const registry = createFieldRegistry(catalogueFields);
const render = createRenderer({ registry, renderers: fieldRenderers, answer });

globalThis.addEventListener('message', ({ data }: MessageEvent<ToRenderer>) => render(data));
