import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { firstVisits, longestScriptChain, readManifest, scriptChain, scriptsOf } from './first-load.ts';
import { currentClient } from './build-client.ts';

/** `npm run check`: adds up what a first visit to each of these screens loads, from the build's own manifest. */
const client = await currentClient();
const manifest = readManifest(client.folder);
for (const visit of firstVisits) {
  const { path: address, most } = visit;
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

function sizeOf(file: string): number {
  return zlib.gzipSync(fs.readFileSync(path.join(client.folder, file)), { level: 9 }).length;
}
