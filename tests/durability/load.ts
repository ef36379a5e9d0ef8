import { until } from '../../tools/until.ts';
import type { RealServer } from '../support/real-server.ts';
import { RefusedError, signIn } from './author.ts';
import { Writer } from './writer.ts';

/** Several writers, each with a history of its own. */
export interface Load {
  /** The number of writes that the server has acknowledged so far. */
  acknowledged(): number;
  /** Writes until the server is gone; an answer other than success is an error. */
  writeUntilGone(): Promise<void>;
  /** Waits until the server has acknowledged this many more writes. */
  more(count: number): Promise<void>;
  /** Finds out what became of the writes without an answer. */
  settle(): Promise<void>;
  /** Compares everything with the history. */
  verify(): Promise<void>;
  readonly writers: readonly Writer[];
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
      if (error instanceof RefusedError) throw error;
      return;
    }
  }
}
