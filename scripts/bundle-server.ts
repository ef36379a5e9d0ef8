import path from 'node:path';
import process from 'node:process';
import { rolldown, type Plugin } from 'rolldown';
import { root } from './steps.ts';

/**
 * `node scripts/bundle-server.ts <folder>`: writes the server into one file there, and what only some calls need into a few
 * more. A thousand source files cost twice the time to start and half as much memory again.
 */
const [folder = ''] = process.argv.slice(2);

/** Stay packages: they bring binaries along, or are loaded by the first call that needs them. */
const packages = ['sharp', '@node-rs/argon2', '@aws-sdk/client-s3', 'openid-client', 'nodemailer'];

const bundle = await rolldown({
  input: { main: path.join(root, 'server', 'main.ts') },
  platform: 'node',
  external: packages.map((name) => new RegExp(`^${name}(/|$)`)),
  plugins: [whereSourcesAre()],
  logLevel: 'warn',
});
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  // Names and lines stay, so that a stack can be read.
  comments: { annotation: false, jsdoc: false, legal: true },
});
await bundle.close();

/** Files beside a source (locales, drawings, pages) are found from where it is, not from where it is bundled to. */
function whereSourcesAre(): Plugin {
  return {
    name: 'where-sources-are',
    transform(code, id) {
      if (!code.includes('import.meta.') || id.includes(`${path.sep}node_modules${path.sep}`))
        return undefined;
      const file = JSON.stringify(path.relative(folder, id).split(path.sep).join('/'));
      return code
        .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', new URL(${file}, import.meta.url)))`,
        );
    },
  };
}
