import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { MailFailure, type MailTransport } from './mail-transport.ts';

export interface MailHealth {
  /** False for a while after the server was unreachable. */
  mayTry(): boolean;
  noteReached(): void;
  noteUnreachable(failure: MailFailure): void;
  /** The state after the latest mail; checked again if it is over a minute old. */
  state(): Promise<'ok' | 'down'>;
}

/**
 * Milliseconds. A recovered server is noticed within `longestRest`; one that rejects our password needs an operator.
 */
const shortestRest = 1000;
const longestRest = 30_000;
const restAfterRejection = 300_000;
const knownFor = 60_000;

/** Timeout of a state check in milliseconds. */
const patience = 1000;

export function createMailHealth(
  transport: MailTransport,
  { clock, log }: { readonly clock: Clock; readonly log: FastifyBaseLogger },
): MailHealth {
  let known: { readonly state: 'ok' | 'down'; readonly at: number } | undefined;
  let checking: Promise<void> | undefined;
  let failures = 0;
  let restUntil = 0;

  const noteReached = () => {
    if (failures > 0) log.info('mails can leave again');
    failures = 0;
    restUntil = 0;
    known = { state: 'ok', at: clock.now() };
  };
  const noteUnreachable = (failure: MailFailure) => {
    // Mails sent at the same time fail together and count as one failure.
    if (clock.now() < restUntil) return;
    const rest = failure.lasting
      ? restAfterRejection
      : Math.min(shortestRest * 2 ** Math.min(failures, 10), longestRest);
    failures += 1;
    restUntil = clock.now() + rest;
    known = { state: 'down', at: clock.now() };
    log.warn({ reason: failure.message }, 'mails cannot leave at the moment');
  };
  const check = async () => {
    try {
      await transport.check();
      noteReached();
    } catch (error) {
      noteUnreachable(error instanceof MailFailure ? error : new MailFailure('unreachable', String(error)));
    }
  };

  return {
    noteReached,
    noteUnreachable,
    mayTry: () => clock.now() >= restUntil,
    async state() {
      if (known === undefined || clock.now() - known.at > knownFor) {
        checking ??= check().finally(() => (checking = undefined));
        await Promise.race([checking, setTimeout(patience, undefined, { ref: false })]);
      }
      return known?.state ?? 'down';
    },
  };
}
