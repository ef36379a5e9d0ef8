import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseKinds, editorAccount, type RealServer, startRealServer } from '../support/real-server.ts';
import { until } from '../../tools/until.ts';

const kills = 10;
const writers = 4;

interface Made {
  readonly id: string;
  readonly title: string;
}

/** The parts of an answer's body that these tests look at. */
interface Body extends Made {
  readonly token: string;
  readonly results: readonly Made[];
}

/** One call; undefined if the server was gone before its answer was complete. */
async function call(
  server: RealServer,
  path: string,
  { token, key, body }: { token?: string; key?: string; body?: object },
): Promise<{ readonly status: number; readonly body: Body } | undefined> {
  try {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  } catch {
    return undefined;
  }
}

describe.each(databaseKinds)('a server on %s that is killed while writes are retried', (kind) => {
  it('does each of them once, whichever answer is lost', async () => {
    const server = await startRealServer(kind);
    onTestFinished(() => server.remove());
    const signedIn = await call(server, 'auth/', { body: editorAccount });
    const token = signedIn?.body.token ?? '';
    const make = (title: string) =>
      call(server, 'workspaces/', { token, key: title, body: { type: 'BLOG', title } });
    const answered = new Map<string, string>();
    const lost: string[] = [];

    for (let round = 0; round < kills; round += 1) {
      const writing = Array.from({ length: writers }, async (_, writer) => {
        for (let count = 0; ; count += 1) {
          const title = `retry ${round}.${writer}.${count}`;
          const made = await make(title);
          if (made === undefined) return lost.push(title);
          expect(made.status).toBe(201);
          answered.set(title, made.body.id);
        }
      });
      const before = answered.size;
      await until(() => answered.size >= before + writers + (round % 5));
      await server.kill();
      await Promise.all(writing);
      await server.restart();
      for (const title of lost.splice(0)) {
        const again = await make(title);
        expect(again?.status, title).toBe(201);
        answered.set(title, again?.body.id ?? '');
      }
    }

    for (const [title, id] of answered) expect((await make(title))?.body.id, title).toBe(id);
    const list = await call(server, 'workspaces/?page_size=1000', { token });
    const stored = list?.body.results.filter(({ title }) => title.startsWith('retry ')) ?? [];
    expect(new Map(stored.map(({ title, id }) => [title, id]))).toEqual(answered);
    expect(stored).toHaveLength(answered.size);
  });
});
