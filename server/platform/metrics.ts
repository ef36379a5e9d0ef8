export interface AnsweredCall {
  readonly method: string;
  /** The pattern of its address, such as `/api/pages/:id/`: one for each route, so that their number is bounded. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** How the values of several workers are combined: their sum by default, or the maximum. */
  readonly together?: 'sum' | 'max';
  read(): number | Promise<number>;
}

/** The Prometheus metrics of this process. */
export interface Metrics {
  answered(call: AnsweredCall): void;
  cacheRead(cache: string, hit: boolean): void;
  watch(gauge: Gauge): void;
  readonly on: boolean;
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

export const noMetrics: Metrics = Object.freeze({
  answered: () => undefined,
  cacheRead: () => undefined,
  watch: () => undefined,
  on: false,
  read: () => Promise.resolve({ contentType: 'text/plain', text: '' }),
});

/** Seconds: from a cached answer to the slowest statement. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics of this process, including memory, processor time, garbage collection and the delay of the event
 * loop.
 */
export async function createMetrics(whose?: 'of a worker'): Promise<Metrics> {
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client');
  const registry = whose === undefined ? new Registry() : new AggregatorRegistry();
  // Lets `readAllMetrics` read the metrics of this worker.
  if (whose !== undefined) AggregatorRegistry.setRegistries(registry);
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'octavo_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const reads = new Counter({
    name: 'octavo_cache_reads_total',
    help: 'Reads of the caches in this process, by whether they had the value.',
    labelNames: ['cache', 'result'],
    registers: [registry],
  });
  return {
    on: true,
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    answered: ({ method, route, status, seconds }) => calls.observe({ method, route, status }, seconds),
    cacheRead: (cache, hit) => reads.inc({ cache, result: hit ? 'hit' : 'miss' }),
    watch({ name, help, together = 'sum', read }) {
      const gauge = new Gauge({
        name,
        help,
        aggregator: together,
        registers: [],
        async collect() {
          this.set(await readOrNothing(read));
        },
      });
      registry.registerMetric(gauge);
    },
  };
}

/** A failing database must not hide other metrics. */
async function readOrNothing(read: Gauge['read']): Promise<number> {
  try {
    return await read();
  } catch {
    return Number.NaN;
  }
}

/** In the primary process: the metrics of all workers. Rejects if one does not answer within five seconds. */
export async function readAllMetrics(): Promise<string> {
  const { AggregatorRegistry } = await import('prom-client');
  return new AggregatorRegistry().clusterMetrics();
}
