import { buildClient, clientState, type BuildState } from './build-client.ts';
import { buildServer, serverState } from './build-server.ts';
import { buildSite, siteState } from './build-site.ts';
import { bringPlugins } from './plugins.ts';

const parts = {
  client: { state: clientState, build: buildClient },
  server: { state: serverState, build: buildServer },
  theme: { state: siteState, build: buildSite },
} as const;

/**
 * The first step of `npm start`: builds the client, the server and the theme of hosted sites if their sources have changed.
 * `npm run octavo` needs only the server, and `npm run dev` only the theme.
 */
export async function buildStale(part?: string): Promise<boolean> {
  if (!(await bringPlugins())) return false;
  for (const [name, { state, build }] of Object.entries(parts)) {
    if (part !== undefined && part !== name) continue;
    if (!(await bring(name, await state(), build))) return false;
  }
  return true;
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
