import path from 'node:path';
import process from 'node:process';
import { rolldown, type Plugin } from 'rolldown';
import { root } from './steps.ts';

/**
 * `node scripts/bundle-server.ts <folder>`: bundles the server and the operators' command into one file each there, and code
 * that both or only some calls need into a few more. A thousand source files take twice as long to start and half as much memory again.
 */
const [folder = ''] = process.argv.slice(2);

/** These stay packages: they contain binaries, or the first call that needs them loads them. */
const packages = [
  'sharp',
  '@node-rs/argon2',
  '@aws-sdk/client-s3',
  'openid-client',
  'nodemailer',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
];

const bundle = await rolldown({
  input: {
    main: path.join(root, 'server', 'main.ts'),
    octavo: path.join(root, 'server', 'octavo.ts'),
  },
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
  // Names and line breaks stay, so that stacks are readable.
  comments: { annotation: false, jsdoc: false, legal: true },
});
await bundle.close();

/** Files beside a source (locales, renderings, pages) are found relative to the source, not to the bundle. */
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
