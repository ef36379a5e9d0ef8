import type { FastifyBaseLogger } from 'fastify';

/** Checks that messages arrive by sending some to ourselves. */
export interface Heartbeat {
  /** Whether everything committed up to a few seconds ago has arrived. */
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

/** Consecutive heartbeats required after a silence: a PgBouncer lets one through now and then. */
const convincing = 3;

const unsent = 'the database does not answer';
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
  let heardHere = 0;
  let needed = 1;
  let sendingSince: number | undefined;
  let sendingError: unknown;
  let told = false;
  const isOld = (at: number) => performance.now() - at >= oldest;

  const beat = async () => {
    if (sendingSince !== undefined) return;
    sendingSince = performance.now();
    try {
      await send(String(performance.now()));
      sendingError = undefined;
    } catch (error) {
      sendingError = error;
    }
    sendingSince = undefined;
  };
  const check = () => {
    if (isOld(upToDateAt) && !told) {
      told = true;
      const isStuck = sendingSince !== undefined && performance.now() - sendingSince >= every;
      const err = listeningError() ?? sendingError;
      if (!isStuck && err === undefined) needed = convincing;
      log.error(
        isStuck || err === undefined ? { reason: isStuck ? unsent : silent } : { err },
        'changes are not heard: nothing is served from caches',
      );
    }
    if (!isOld(Math.max(upToDateAt, triedAt))) return;
    triedAt = performance.now();
    reconnect();
  };
  let tickedAt = performance.now();
  const timer = setInterval(() => {
    // After a long turn of the event loop, pending messages are read first.
    const late = performance.now() - tickedAt > 2 * every;
    tickedAt = performance.now();
    if (!late) check();
    void beat();
  }, every).unref();

  return {
    get live() {
      return heardHere >= needed && !isOld(upToDateAt);
    },
    get lost() {
      return isOld(upToDateAt);
    },
    connected() {
      heardHere = 0;
      triedAt = performance.now();
      void beat();
    },
    heard(sentAt) {
      heardHere += 1;
      triedAt = performance.now();
      if (heardHere < needed) return;
      upToDateAt = Math.max(upToDateAt, Number(sentAt));
      if (told && !isOld(upToDateAt)) {
        told = false;
        needed = 1;
        log.info('changes are heard again');
      }
    },
    close: () => clearInterval(timer),
  };
}
