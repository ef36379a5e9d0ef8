import { buildClient } from './build-client.ts';
import { buildServer } from './build-server.ts';

/** `npm run build`: builds the client and the server, stale or not. */
const started = performance.now();
if ((await buildClient()) && (await buildServer())) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`The client is in dist/client and the server in dist/server, built in ${seconds} s.`);
} else {
  console.error('The build failed; an earlier one, if there is one, was left as it was.');
  process.exitCode = 1;
}
