import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseKinds, editorAccount, type RealServer, startRealServer } from '../support/real-server.ts';
import { until } from '../../tools/until.ts';
import { type Author, signInToApi } from './author.ts';

const kills = 20;

describe.each(databaseKinds)('a server on %s that is killed while it writes', (kind) => {
  it('loses no write that it has acknowledged, and starts again on its own', async () => {
    const server = await startRealServer(kind);
    onTestFinished(() => server.remove());
    const author = await signInToApi(server.url, editorAccount);
    const page = await author.makePage();
    const acknowledged = new Map<string, string>();

    for (let round = 0; round < kills; round += 1) {
      const writing = [0, 1, 2, 3].map((writer) =>
        writeUntilRefused({ author, page, acknowledged, name: `${round}.${writer}` }),
      );
      await killInTheMiddle(server, acknowledged, 4 + (round % 5));
      await Promise.all(writing);
      await server.restart();

      const stored = await author.readBlocks(page);
      const kept = new Map(stored.map(({ id, data }) => [id, data.title]));
      for (const [id, title] of acknowledged) expect(kept.get(id), `round ${round}`).toBe(title);
      expect(stored.map(({ order }) => order)).toEqual(stored.map((_block, position) => position));
      expect(server.output()).not.toMatch(/error/i);
    }
    expect(acknowledged.size).toBeGreaterThan(kills);
  });
});

interface Writing {
  readonly author: Author;
  readonly page: string;
  /** The titles that the server acknowledged, by block. */
  readonly acknowledged: Map<string, string>;
  readonly name: string;
}

/** Adds and changes blocks, one write at a time, until the server is gone. */
async function writeUntilRefused({ author, page, acknowledged, name }: Writing): Promise<void> {
  for (let count = 0; ; count += 1) {
    const added = await author.addBlock(page, `${name} added ${count}`).catch(() => undefined);
    if (added === undefined) return;
    // Every second block keeps its first title: an unanswered change may or may not go through.
    acknowledged.set(added.id, added.data.title);
    if (count % 2 === 0) continue;
    acknowledged.delete(added.id);
    const changed = await author.changeBlock(added.id, `${name} changed ${count}`).catch(() => undefined);
    if (changed === undefined) return;
    acknowledged.set(added.id, changed.data.title);
  }
}

/** Kills the server after this many new acknowledgements, while four writers are in the middle of their next write. */
async function killInTheMiddle(
  server: RealServer,
  acknowledged: ReadonlyMap<string, string>,
  more: number,
): Promise<void> {
  const before = acknowledged.size;
  await until(() => acknowledged.size >= before + more);
  await server.kill();
}
