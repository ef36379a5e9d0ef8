import { buildClient } from './build-client.ts';

/** `npm run build`: the client, whether it is stale or not. */
const started = performance.now();
if (await buildClient()) {
  console.log(
    `The client is in dist/client, built in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
} else {
  console.error('The client could not be built; an earlier build, if there is one, was left as it was.');
  process.exitCode = 1;
}
