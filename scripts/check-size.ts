import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { currentSite, siteManifest, type SiteManifest } from './build-site.ts';

/** The limit for the style sheet of hosted sites, in bytes of gzip. */
const largestTheme = 12_000;

/** `npm run check`: adds up the style sheets of a hosted site. `tests/first-loads` measures the application. */
const site = await currentSite();
const { styles } = JSON.parse(fs.readFileSync(path.join(site.folder, siteManifest), 'utf8')) as SiteManifest;
const themeBytes = styles.reduce((sum, file) => sum + sizeOf(file), 0);
console.log(`${(themeBytes / 1000).toFixed(1).padStart(6)} kB of style, gzip: the theme of hosted sites`);
if (themeBytes >= largestTheme) {
  console.error(`The style sheet of hosted sites may have ${largestTheme / 1000} kB: look at site/css.`);
  process.exitCode = 1;
}
await site.dispose();

function sizeOf(file: string): number {
  return zlib.gzipSync(fs.readFileSync(path.join(site.folder, file)), { level: 9 }).length;
}
