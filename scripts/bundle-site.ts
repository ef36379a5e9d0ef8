import fs from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { siteManifest, type SiteManifest } from './build-site.ts';
import { compressFolder } from './compress-folder.ts';
import { cssTarget } from './css-target.ts';
import { root } from './steps.ts';

/**
 * `node scripts/bundle-site.ts <folder>`: bundles the theme there. `index.js` is for the server, which cannot read JSX; it
 * has React in production mode. The style sheet is named after its content. `manifest.json` names both.
 */
const [folder = ''] = process.argv.slice(2);

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: folder,
    emptyOutDir: false,
    cssTarget,
    rolldownOptions: {
      input: path.join(root, 'site', 'theme.css'),
      output: { assetFileNames: '[name].[hash][extname]' },
    },
  },
});

// Before the script lies there, which is never sent.
await compressFolder(folder);

const bundle = await rolldown({
  input: { index: path.join(root, 'scripts', 'site-entry.ts') },
  platform: 'node',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  logLevel: 'warn',
});
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  comments: { annotation: false, jsdoc: false, legal: true },
});
await bundle.close();

const styles = (await fs.readdir(folder)).filter((file) => file.endsWith('.css'));
const manifest: SiteManifest = { script: 'index.js', styles };
await fs.writeFile(path.join(folder, siteManifest), `${JSON.stringify(manifest, null, 2)}\n`);
