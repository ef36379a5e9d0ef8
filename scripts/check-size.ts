import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { firstVisits, readManifest, scriptsOf, type Visit } from './first-load.ts';
import { currentClient } from './build-client.ts';

/** Most script that somebody's first visit may load, in bytes of gzip. */
const limit = 180_000;

/** `npm run check`: adds up what the first visit to each of these screens loads, from the build's own manifest. */
const client = await currentClient();
const manifest = readManifest(client.folder);
const sums = firstVisits.map((visit) => ({ visit, bytes: sizeOf(visit) }));
for (const { visit, bytes } of sums) {
  console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB of script, gzip: the first load of ${visit.path}`);
}
await client.dispose();
const large = sums.filter(({ visit, bytes }) => visit.limited && bytes >= limit);
for (const { visit } of large) {
  console.error(
    `The first load of ${visit.path} must stay under ${limit / 1000} kB: npm run build, then look`,
  );
  console.error(`what ${scriptsOf(manifest, visit).join(', ')} hold.`);
}
process.exitCode = large.length === 0 ? 0 : 1;

function sizeOf(visit: Visit): number {
  return scriptsOf(manifest, visit)
    .map((file) => fs.readFileSync(path.join(client.folder, file)))
    .reduce((sum, bytes) => sum + zlib.gzipSync(bytes, { level: 9 }).length, 0);
}
