import type { FastifyBaseLogger } from 'fastify';

/** Checks that messages arrive by sending some to ourselves. */
export interface Heartbeat {
  /** Whether everything committed up to a few seconds ago has arrived on the present connection. */
  readonly live: boolean;
  /** Whether heartbeats have been missing too long for a short break. */
  readonly lost: boolean;
  /** Reports a new listening connection, which missed earlier messages. */
  connected(): void;
  heard(beat: string): void;
  close(): void;
}

export interface HeartbeatOptions {
  /** Sends a heartbeat like changes are sent. */
  send(beat: string): Promise<unknown>;
  reconnect(): void;
  readonly log: FastifyBaseLogger;
}

/** Milliseconds between heartbeats, and the age of the last one at which changes may have been missed. */
const every = 1000;
const oldest = 5000;

const silent =
  'heartbeats are sent but do not arrive; PgBouncer, if it is in between, must be in session mode';

/**
 * Sends heartbeats until closed. A heartbeat carries its send time: PostgreSQL delivers messages in commit order, so
 * when it arrives, everything committed earlier has arrived, too. Times come from the monotonic clock, which an
 * administrator cannot set.
 */
export function startHeartbeat({ send, reconnect, log }: HeartbeatOptions): Heartbeat {
  let upToDateAt = performance.now();
  let triedAt = upToDateAt;
  let isHeard = false;
  let isTold = false;
  let failure: unknown;
  const isOld = (at: number) => performance.now() - at >= oldest;
  const beat = () =>
    void send(String(performance.now())).then(
      () => (failure = undefined),
      (error: unknown) => (failure = error),
    );
  const timer = setInterval(() => {
    if (isOld(upToDateAt) && !isTold) {
      isTold = true;
      const reason = failure === undefined ? { reason: silent } : { err: failure };
      log.error(reason, 'changes are not heard: nothing is served from caches');
    }
    if (isOld(Math.max(upToDateAt, triedAt))) {
      triedAt = performance.now();
      reconnect();
    }
    beat();
  }, every).unref();

  return {
    get live() {
      return isHeard && !isOld(upToDateAt);
    },
    get lost() {
      return isOld(upToDateAt);
    },
    connected() {
      isHeard = false;
      triedAt = performance.now();
      beat();
    },
    heard(sentAt) {
      isHeard = true;
      upToDateAt = Math.max(upToDateAt, Number(sentAt));
      if (isTold && !isOld(upToDateAt)) {
        isTold = false;
        log.info('changes are heard again');
      }
    },
    close: () => clearInterval(timer),
  };
}
