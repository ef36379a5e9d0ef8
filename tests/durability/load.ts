import { until } from '../../tools/until.ts';
import type { RealServer } from '../support/real-server.ts';
import { RejectedError, signIn } from './caller.ts';
import { Writer } from './writer.ts';

/** Several writers, each with a separate history. */
export interface Load {
  /** The number of writes that the server has acknowledged so far. */
  acknowledged(): number;
  /** Writes until the server has ended; an answer other than success is an error. */
  writeUntilGone(): Promise<void>;
  /**
   * Writes until `stop` is called. A write may fail with 503 and `Retry-After`; the writer then waits until the server is ready
   * and determines the outcome. Any other failure, and no answer, is an error.
   */
  writeThrough(): Storm;
  /** Waits until the server has acknowledged this many more writes. */
  more(count: number): Promise<void>;
  /** Determines the outcome of the writes without an answer. */
  settle(): Promise<void>;
  /** Compares everything with the history. */
  verify(): Promise<void>;
  readonly writers: readonly Writer[];
}

/** Writing that continues through failures. */
export interface Storm {
  /** The number of rejected writes so far. */
  readonly rejected: number;
  /** Rejects as soon as something goes wrong; otherwise resolves when the condition holds. */
  until(condition: () => boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Signs in and gives each writer a workspace. */
export async function startLoad({ url }: RealServer, size = 4): Promise<Load> {
  const call = await signIn(url);
  const writers: Writer[] = [];
  for (let number = 0; number < size; number += 1) writers.push(await Writer.open(url, call, number));
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  const all = async (work: (writer: Writer) => Promise<void>) => void (await Promise.all(writers.map(work)));
  return {
    writers,
    acknowledged,
    writeUntilGone: () => all(writeUntilGone),
    writeThrough: () => startStorm(url, writers),
    async more(count) {
      const before = acknowledged();
      await until(() => acknowledged() >= before + count);
    },
    settle: () => all((writer) => writer.settle()),
    verify: () => all((writer) => writer.verify()),
  };
}

async function writeUntilGone(writer: Writer): Promise<void> {
  for (;;) {
    try {
      await writer.write();
    } catch (error) {
      if (error instanceof RejectedError) throw error;
      return;
    }
  }
}

/** Writes until the server rejects a write. A full disk, for example, has room for a few more writes. */
export async function writeUntilRejected(writer: Writer): Promise<RejectedError> {
  for (;;) {
    try {
      await writer.write();
    } catch (error) {
      if (error instanceof RejectedError) return error;
      throw error;
    }
  }
}

function startStorm(url: string, writers: readonly Writer[]): Storm {
  const storm = { rejected: 0 };
  const state = { stopped: false };
  const isReady = async () => (await fetch(`${url}/api/system/ready/`)).ok;
  const write = async (writer: Writer) => {
    while (!state.stopped) {
      try {
        await (writer.isOpen ? writer.settle() : writer.write());
      } catch (error) {
        if (!(
          error instanceof RejectedError &&
          error.status === 503 &&
          error.headers['retry-after'] !== undefined
        ))
          throw error;
        storm.rejected += 1;
        await until(async () => state.stopped || (await isReady()));
      }
    }
  };
  const ping = async () => {
    while (!state.stopped) {
      const answer = await fetch(`${url}/api/system/ping/`);
      if (!answer.ok) throw new Error(`ping: ${answer.status}`);
    }
  };
  const running = Promise.all([...writers.map(write), ping()]);
  // It is awaited below, maybe after it has failed.
  running.catch(() => undefined);
  return Object.assign(storm, {
    until: (condition: () => boolean) => Promise.race([until(condition), running.then(() => undefined)]),
    async stop() {
      state.stopped = true;
      await running;
    },
  });
}
