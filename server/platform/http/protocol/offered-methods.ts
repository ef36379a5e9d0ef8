import { withoutEnd } from '../../../../shared/without-end.ts';
import type { App } from '../routes/app-types.ts';

/** The methods of each path, which distinguish a wrong method from a wrong path. */
export interface OfferedMethods {
  at(path: string): readonly string[];
  /** Lists every route as method and pattern, such as `GET /api/pages/:id/`. */
  all(): readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    offered: OfferedMethods;
  }
}

/** Records the routes as they are added, as `app.offered`. Create it before them. */
export function watchMethods(app: App): OfferedMethods {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = known.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const name of Array.isArray(method) ? method : [method]) route.methods.add(name);
    known.set(url, route);
  });
  const offered: OfferedMethods = {
    at: (path) =>
      [...known.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]),
    all: () => [...known].flatMap(([url, { methods }]) => [...methods].map((method) => `${method} ${url}`)),
  };
  app.decorate('offered', offered);
  return offered;
}

function toPattern(url: string): RegExp {
  const source = withoutEnd(url, /\//)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}
