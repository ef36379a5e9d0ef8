import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {
  firstVisits,
  nameOfVisit,
  longestScriptChain,
  readManifest,
  scriptChain,
  scriptsOf,
} from './first-load.ts';
import { currentClient } from './build-client.ts';
import { currentSite, siteManifest, type SiteManifest } from './build-site.ts';

/** The limit for the style sheet of hosted sites, in bytes of gzip. */
const largestTheme = 12_000;

/**
 * `npm run check`: adds up the files of a first visit to each of these screens, from the build's own manifest, and the size of a
 * hosted site's style sheet.
 */
const client = await currentClient();
const manifest = readManifest(client.folder);
for (const visit of firstVisits) {
  const { most } = visit;
  const address = nameOfVisit(visit);
  const files = scriptsOf(manifest, visit);
  const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const chain = scriptChain(client.folder, files);
  const kilobytes = (bytes / 1000).toFixed(1);
  console.log(
    `${kilobytes.padStart(6)} kB of script, gzip, in ${files.length} files, ${chain} one after the other: the first load of ${address}`,
  );
  if (bytes < most.bytes && files.length <= most.requests && chain <= longestScriptChain) continue;
  console.error(
    `The first load of ${address} may take ${most.bytes / 1000} kB in ${most.requests} files, ${longestScriptChain} one after the other: npm run build,`,
  );
  console.error(`then look at what ${files.join(', ')} contain.`);
  process.exitCode = 1;
}
await client.dispose();

const site = await currentSite();
const { styles } = JSON.parse(fs.readFileSync(path.join(site.folder, siteManifest), 'utf8')) as SiteManifest;
const themeBytes = styles.reduce((sum, file) => sum + sizeOf(file, site.folder), 0);
console.log(`${(themeBytes / 1000).toFixed(1).padStart(6)} kB of style, gzip: the theme of hosted sites`);
if (themeBytes >= largestTheme) {
  console.error(`The style sheet of hosted sites may have ${largestTheme / 1000} kB: look at site/css.`);
  process.exitCode = 1;
}
await site.dispose();

function sizeOf(file: string, folder = client.folder): number {
  return zlib.gzipSync(fs.readFileSync(path.join(folder, file)), { level: 9 }).length;
}
