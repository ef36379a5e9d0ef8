import { describe, expect, it, onTestFinished } from 'vitest';
import { richSection } from '../../server/library/block-types/rich-section.ts';
import { databaseKinds, editorAccount, startRealServer, type RealServer } from '../support/real-server.ts';

/** Two and a half times as much as a page may have. */
const wanted = { blocks: 20, bytes: 250_000 };

describe.each(databaseKinds)('a server on %s whose member makes a page as large as possible', (kind) => {
  it('refuses the rest, and answers others while five people read the page', async () => {
    const server = await startRealServer(kind);
    onTestFinished(() => server.remove());
    const call = await signIn(server);
    const workspace = await call('POST', 'workspaces/', { type: 'BLOG', title: 'Large' });
    const page = await call('POST', 'pages/', {
      title: 'Large',
      url_path: '/',
      workspace: workspace.body.id,
    });
    const block = {
      page: page.body.id,
      block_content_model: richSection.id,
      data: { body: 'word '.repeat(wanted.bytes / 5) },
    };
    const refusals = new Set<unknown>();
    for (let number = 0; number < wanted.blocks; number += 1) {
      const { status, body } = await call('POST', 'blocks/', block);
      if (status !== 201) refusals.add(`${status} ${body.code}`);
    }
    expect([...refusals]).toEqual(['409 page_full']);

    const reads = Promise.all([1, 2, 3, 4, 5].map(() => call('GET', `pages/${page.body.id}/`)));
    const pings = await countUntil(reads, () => fetch(`${server.url}/api/system/ping/`));
    for (const { status, body } of await reads)
      expect([status, body.page_blocks?.length]).toEqual([200, Math.floor((2 * 1024 * 1024) / wanted.bytes)]);
    expect(pings).toBeGreaterThan(3);
  });
});

/** How often something can be done, one time after the other, until the work has ended. */
async function countUntil(work: Promise<unknown>, act: () => Promise<unknown>): Promise<number> {
  const state = { hasEnded: false };
  const end = work.finally(() => (state.hasEnded = true));
  let count = 0;
  for (; !state.hasEnded; count += 1) await act();
  await end;
  return count;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly id?: string;
    readonly token?: string;
    readonly code?: string;
    readonly page_blocks?: readonly unknown[];
  };
}

type Call = (method: string, path: string, body?: object) => Promise<Answer>;

async function signIn({ url }: RealServer): Promise<Call> {
  const session: { token?: string | undefined } = {};
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(session.token !== undefined && { authorization: `Token ${session.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  session.token = (await call('POST', 'auth/', editorAccount)).body.token;
  return call;
}
