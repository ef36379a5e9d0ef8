import type { Plugin } from 'vite';
import { designTokenFiles } from '../stories/foundations/design-tokens.ts';

/** Serves the design tokens, and adds them to the built Storybook, as `tokens/*.json`. */
export function tokenFiles(): Plugin {
  return {
    name: 'octavo-token-files',
    generateBundle() {
      for (const [name, tokens] of Object.entries(designTokenFiles()))
        this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source: JSON.stringify(tokens, null, 2) });
    },
    configureServer(server) {
      server.middlewares.use('/tokens', (request, response, next) => {
        const tokens = designTokenFiles()[(request.url ?? '').slice(1)];
        if (tokens === undefined) next();
        else response.setHeader('content-type', 'application/json').end(JSON.stringify(tokens, null, 2));
      });
    },
  };
}
