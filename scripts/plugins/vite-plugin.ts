import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readConfig } from './config.ts';
import { linkedFolders, packageNames } from './sources.ts';
import { watchPlugins } from './watch-plugins.ts';

/** The modules that outside plugins share with the application: one React, one theme, one sdk. */
const shared = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  '@octavo/field-sdk',
  'react',
  'react-dom',
];

/** Lets Vite read field plugins from outside and follow their changes, for the application and for Storybook. */
export function fieldPlugins(root: string): Plugin {
  return {
    name: 'octavo-field-plugins',
    async config() {
      const config = await readConfig(root);
      // Where the packages really are, in case `node_modules` contains links.
      const packages = path.dirname(fs.realpathSync(path.join(root, 'node_modules', 'vite')));
      return {
        resolve: { dedupe: shared },
        server: { fs: { allow: [root, packages, ...linkedFolders(root, config).map(realFolder)] } },
        optimizeDeps: {
          exclude: ['@octavo/field-sdk', ...packageNames(config)],
          // Only a worker imports it. Vite finds that out late, and then reloads the page.
          include: ['react-dom/server'],
        },
      };
    },
    configureServer: {
      order: 'post',
      async handler(server) {
        const stop = await watchPlugins(root, () => void server.restart());
        server.httpServer?.once('close', stop);
        const locales = path.join(root, 'locales');
        server.watcher.add(locales);
        server.watcher.on('change', (file) => {
          // Translations are never imported: the application reads them from the server.
          if (file.startsWith(locales)) server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}

function realFolder(folder: string): string {
  return fs.existsSync(folder) ? fs.realpathSync(folder) : folder;
}
