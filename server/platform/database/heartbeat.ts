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
  /** Undefined while there is a listener. */
  listeningError(): unknown;
  readonly log: FastifyBaseLogger;
}

/** Milliseconds between heartbeats, and the age of the last one at which changes may have been missed. */
const every = 1000;
const oldest = 5000;

const unanswered = 'the database does not answer';
const silent =
  'heartbeats are sent but do not arrive; PgBouncer, if it is in between, must be in session mode';

/**
 * Sends heartbeats until closed. A heartbeat carries its send time: PostgreSQL delivers messages in commit order, so
 * when it arrives, everything committed earlier has arrived, too. Times come from the monotonic clock, which an
 * administrator cannot set.
 */
export function startHeartbeat({ send, reconnect, listeningError, log }: HeartbeatOptions): Heartbeat {
  let upToDateAt = performance.now();
  let triedAt = upToDateAt;
  let isHeard = false;
  let isReported = false;
  let isSending = false;
  let sendingError: unknown;
  const isOld = (at: number) => performance.now() - at >= oldest;
  const beat = async () => {
    if (isSending) return;
    isSending = true;
    sendingError = await send(String(performance.now())).then(
      () => undefined,
      (error: unknown) => error,
    );
    isSending = false;
  };
  const reasonOfSilence = () => {
    // A heartbeat of the last second is still being sent.
    if (isSending) return { reason: unanswered };
    const err = listeningError() ?? sendingError;
    return err === undefined ? { reason: silent } : { err };
  };
  const check = () => {
    if (isOld(upToDateAt) && !isReported) {
      isReported = true;
      log.error(reasonOfSilence(), 'changes are not heard: nothing is served from caches');
    }
    if (isOld(Math.max(upToDateAt, triedAt))) {
      triedAt = performance.now();
      reconnect();
    }
  };
  let tickedAt = performance.now();
  const timer = setInterval(() => {
    // After a long turn of the event loop, or a suspended machine, pending messages are read first.
    const isLate = performance.now() - tickedAt > 2 * every;
    tickedAt = performance.now();
    if (!isLate) check();
    void beat();
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
      void beat();
    },
    heard(sentAt) {
      isHeard = true;
      upToDateAt = Math.max(upToDateAt, Number(sentAt));
      if (isReported && !isOld(upToDateAt)) {
        isReported = false;
        log.info('changes are heard again');
      }
    },
    close: () => clearInterval(timer),
  };
}
