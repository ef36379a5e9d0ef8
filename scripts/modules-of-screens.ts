import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { screenPaths } from '../shared/screen-paths.ts';
import type { matchFirst as matchFirstRoute } from '../src/app/match-route.ts';

type MatchFirst = typeof matchFirstRoute;

/** The modules that a path loads on demand, for a guest and for a signed-in user. */
interface ModulesOfScreen {
  /** Undefined for every path without a screen. */
  readonly path?: string;
  readonly guest: readonly string[];
  readonly signedIn: readonly string[];
}

/**
 * Reads from the route table which modules each screen imports. Node runs the table itself, and every module that it imports on
 * demand is noted instead of loaded, so no second list can differ from it.
 */
export async function modulesOfScreens(): Promise<readonly ModulesOfScreen[]> {
  const imported: string[] = [];
  let isNoting = false;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!isNoting) return next(specifier, context);
      imported.push(fileURLToPath(new URL(specifier, context.parentURL)));
      return { url: 'data:text/javascript,', format: 'module', shortCircuit: true };
    },
  });
  try {
    // The address is a variable, because Vite would bundle the table with its configuration.
    const table = pathToFileURL(path.resolve(import.meta.dirname, '../src/app/match-route.ts')).href;
    const { matchFirst } = (await import(table)) as { readonly matchFirst: MatchFirst };
    isNoting = true;
    const known = new Map<() => Promise<unknown>, readonly string[]>();
    const importedBy = async (load: () => Promise<unknown>): Promise<readonly string[]> => {
      const found = known.get(load);
      if (found !== undefined) return found;
      imported.length = 0;
      await load();
      known.set(load, [...imported]);
      return [...imported];
    };
    const modulesOf = async (address: string, signedIn: boolean): Promise<readonly string[]> => {
      const entry = matchFirst(address, signedIn)?.entry;
      if (entry === undefined) throw new Error(`The route table has nothing for ${address}.`);
      const modules = new Set<string>();
      for (const load of [...entry.beside, ...entry.layers, entry.screen])
        for (const module of await importedBy(load)) modules.add(module);
      return [...modules];
    };
    const found: ModulesOfScreen[] = [];
    for (const screen of [...screenPaths, undefined]) {
      const address = screen?.replaceAll(/:\w+/g, 'any') ?? '/nowhere';
      const [guest, signedIn] = [await modulesOf(address, false), await modulesOf(address, true)];
      found.push({ ...(screen !== undefined && { path: screen }), guest, signedIn });
    }
    return found;
  } finally {
    hooks.deregister();
  }
}
