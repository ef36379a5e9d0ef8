import cluster, { type Worker } from 'node:cluster';
import type { Dependencies } from '../platform/context.ts';
import { readAllMetrics } from '../platform/metrics.ts';
import type { RateCounter } from '../platform/limits/rate-counter.ts';
import { StartError } from '../platform/errors/start-checks.ts';
import type { FromWorker, ToWorker } from './messages.ts';

type Sharing = Pick<Dependencies, 'config' | 'rates' | 'log'>;

export interface Cluster {
  readonly address: string;
  /** Lets them finish their work; resolves when the last one has ended. */
  close(): Promise<void>;
}

/**
 * Whether each worker can listen on the port by itself, so that the system spreads connections over them. Elsewhere
 * they share one socket. By Node's default, the primary would accept each connection and hand it over; those on their
 * way to a worker that dies would never be answered or closed.
 */
export const canSharePort = process.platform === 'linux';

/** Milliseconds that a worker may take to end once it has finished its requests. */
const spare = 10_000;
/** Milliseconds until a dead worker is replaced: the first time, and at most. */
const shortestPause = 100;
const longestPause = 10_000;
/** Milliseconds a worker must live to count as having worked. */
const longLife = 30_000;

/**
 * Starts the workers and resolves once all of them listen. Throws `StartError` if one of these first workers cannot
 * start. A worker that dies later is replaced, after ever longer pauses if workers keep dying young.
 */
export async function startCluster({ config, rates, log }: Sharing): Promise<Cluster> {
  const patience = config.stop.delay + config.stop.timeout + spare;
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let closing = false;
  let diedYoung = 0;

  const replaceLater = (worker: Worker, bornAt: number, how: object) => {
    diedYoung = performance.now() - bornAt > longLife ? 0 : diedYoung + 1;
    const pause = diedYoung === 0 ? 0 : Math.min(shortestPause * 2 ** (diedYoung - 1), longestPause);
    log.error({ worker: worker.process.pid, ...how, pause }, 'a worker ended; another one takes its place');
    setTimeout(() => {
      if (closing) return;
      start().then(
        () => log.info('the new worker listens'),
        (error: unknown) => log.error({ err: error }, 'a worker could not start'),
      );
    }, pause);
  };
  /**
   * Resolves with the address once the worker listens. If the worker dies before that, it is replaced unless it is one
   * of the first.
   */
  const start = (first = false): Promise<string> => {
    const worker = cluster.fork();
    const bornAt = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    worker.on('message', (message: FromWorker) => {
      if (message.say === 'listening') resolve(message.address);
      else if (message.say === 'failed') reject(new StartError(message.reason));
      else if (message.say === 'count') void answerCount(worker, rates, message);
      // The library that collects metrics sends messages of its own.
      else if (message.say === 'metrics') void answerMetrics(worker, message.id);
    });
    worker.once('exit', (code, signal) => {
      reject(new StartError(`A worker process ended before it listened (${signal ?? code}).`));
      if (closing) return;
      void promise.then(
        () => replaceLater(worker, bornAt, { code, signal }),
        () => first || replaceLater(worker, bornAt, { code, signal }),
      );
    });
    return promise;
  };
  const close = async () => {
    closing = true;
    await Promise.all(runningWorkers().map((worker) => stop(worker, patience)));
  };

  try {
    const [address = ''] = await Promise.all(Array.from({ length: config.workers }, () => start(true)));
    log.info({ workers: runningWorkers().map((worker) => worker.process.pid) }, 'the workers listen');
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function answerCount(
  worker: Worker,
  counter: RateCounter,
  { id, countings }: Extract<FromWorker, { say: 'count' }>,
): Promise<void> {
  const counts = await Promise.all(countings.map((counting) => counter.count(...counting)));
  say(worker, { say: 'counted', id, counts });
}

async function answerMetrics(worker: Worker, id: number): Promise<void> {
  say(worker, { say: 'metrics', id, text: await readAllMetrics().catch(() => undefined) });
}

/** Tells a worker to stop, and kills it if it takes too long. */
function stop(worker: Worker, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), patience);
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    say(worker, { say: 'stop' });
  });
}

function say(worker: Worker, message: ToWorker): void {
  // A worker about to end gets no messages; its end is reported separately.
  if (worker.isConnected()) worker.send(message, () => undefined);
}

function runningWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker) => worker !== undefined && !worker.isDead(),
  ) as Worker[];
}
