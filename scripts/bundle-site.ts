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
 * has React in production mode. `preview/` has what the frame of the preview and external sites load. Style sheets and the
 * script of the frame are named after their content; `manifest.json` names them.
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
      input: [path.join(root, 'site', 'theme.css'), path.join(root, 'preview', 'frame', 'frame.css')],
      output: {
        assetFileNames: ({ names: [name] }) =>
          name === 'frame.css' ? 'preview/[name].[hash][extname]' : '[name].[hash][extname]',
      },
    },
  },
});

// Before the scripts lie there: the theme is never sent, and the server compresses the frame's when it is first requested.
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

await bundleScript('frame/main.ts', 'frame.[hash].js');
// Sites and our own page name these, so they keep their names.
await bundleScript('external/octavo-preview.ts', 'octavo-preview.js');
await bundleScript('external/bridge.ts', 'bridge.js');

const manifest: SiteManifest = {
  script: 'index.js',
  styles: await listFiles(folder, /\.css$/),
  frame: { script: await frameFile('js'), style: await frameFile('css') },
};
await fs.writeFile(path.join(folder, siteManifest), `${JSON.stringify(manifest, null, 2)}\n`);

/** One classic script: to a page without an origin, a module would be that of another site. */
async function bundleScript(source: string, entryFileNames: string): Promise<void> {
  const script = await rolldown({
    input: path.join(root, 'preview', source),
    platform: 'browser',
    logLevel: 'warn',
  });
  await script.write({ dir: path.join(folder, 'preview'), format: 'iife', entryFileNames, minify: true });
  await script.close();
}

async function listFiles(place: string, name: RegExp): Promise<readonly string[]> {
  return (await fs.readdir(place)).filter((file) => name.test(file));
}

async function frameFile(ending: string): Promise<string> {
  const [file = ''] = await listFiles(
    path.join(folder, 'preview'),
    new RegExp(`^frame\\.[\\w-]+\\.${ending}$`),
  );
  return file;
}
