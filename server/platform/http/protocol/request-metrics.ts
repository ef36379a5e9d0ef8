import type { Metrics } from '../../metrics.ts';
import type { App } from '../routes/app-types.ts';

/** Counts every request that the framework answers. */
export function countRequests(app: App, metrics: Metrics): void {
  if (!metrics.on) return;
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
    metrics.answered({ method, route: routeOptions.url ?? 'other', status, seconds: elapsedTime / 1000 });
    done();
  });
}
