import type { App } from './app-types.ts';

/** Which methods a path offers, so that a wrong one is told from a wrong path. */
export interface OfferedMethods {
  at(path: string): readonly string[];
}

/** Watches the routes as they are added; create it before them. */
export function watchMethods(app: App): OfferedMethods {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = known.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const name of Array.isArray(method) ? method : [method]) route.methods.add(name);
    known.set(url, route);
  });
  return {
    at: (path) =>
      [...known.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]),
  };
}

function toPattern(url: string): RegExp {
  const source = url
    .replace(/\/+$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}
