import { buildClient, clientState } from './build-client.ts';

/** `npm start`: builds the client when its sources have changed, then serves it and the API from this very process. */
async function start(): Promise<void> {
  const state = clientState();
  if (state !== 'fresh') {
    console.log(state === 'missing' ? 'Building the client…' : 'The client has changed; building it…');
    const started = performance.now();
    if (await buildClient()) {
      console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    } else if (process.exitCode !== undefined) {
      return;
    } else if (state === 'missing') {
      console.error('The client could not be built, and there is no earlier build to serve.');
      process.exitCode = 1;
      return;
    } else {
      console.error('The client could not be built; serving the previous build.');
    }
  }
  await import('../server/main.ts');
}

await start();
