import { buildClient, clientState, type BuildState } from './build-client.ts';
import { buildServer, serverState } from './build-server.ts';

/**
 * The first step of `npm start`: builds the client and the server if their sources have changed. `npm run octavo` needs
 * only the server.
 */
export async function buildStale(part?: string): Promise<boolean> {
  return (
    (part === 'server' || (await bring('client', clientState(), buildClient))) &&
    bring('server', await serverState(), buildServer)
  );
}

/** Returns whether there is anything to serve: if the new build fails, an earlier one will do. */
async function bring(name: string, state: BuildState, build: () => Promise<boolean>): Promise<boolean> {
  if (state === 'fresh') return true;
  console.log(state === 'missing' ? `Building the ${name}…` : `The ${name} has changed; building it…`);
  const started = performance.now();
  if (await build()) {
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return true;
  }
  if (process.exitCode !== undefined) return false;
  console.error(
    state === 'missing'
      ? `The ${name} could not be built, and there is no earlier build to serve.`
      : `The ${name} could not be built; serving the previous build.`,
  );
  return state !== 'missing';
}

if (import.meta.main && !(await buildStale(process.argv[2]))) process.exitCode ??= 1;
