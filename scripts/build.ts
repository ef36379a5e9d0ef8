import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';
import { bringPlugins } from './plugins.ts';

/** `npm run build`: builds the client, the server and the theme of hosted sites, stale or not. */
const started = performance.now();
if ((await bringPlugins()) && (await buildClient()) && (await buildServer()) && (await buildSite())) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `The client is in dist/client, the server in dist/server and the theme in dist/site, built in ${seconds} s.`,
  );
} else {
  console.error('The build failed; an earlier one, if there is one, was left as it was.');
  process.exitCode = 1;
}
