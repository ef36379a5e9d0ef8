import type { Agent } from 'node:http';
import { openingHours } from '../../server/library/block-types/opening-hours.ts';
import { send, type Outcome } from '../support/steady-clients.ts';

/** The parts of a block that these tests look at. */
export interface StoredBlock {
  readonly id: string;
  readonly order: number;
  readonly data: { readonly title: string };
}

/** Somebody who writes through the API. Every call fails when the server gives no answer or an error. */
export interface Author {
  /** The value of the header that says who it is. */
  readonly authorization: string;
  /** The body that adds a block. */
  block(page: string, title: string): object;
  /** Sends a call that may fail, through an agent of the caller's. */
  send(method: string, path: string, body?: object, agent?: Agent | false): Promise<Outcome>;
  makePage(): Promise<string>;
  addBlock(page: string, title: string): Promise<StoredBlock>;
  changeBlock(id: string, title: string): Promise<StoredBlock>;
  readBlocks(page: string): Promise<readonly StoredBlock[]>;
  /** An API key for the site of this page. */
  makeKey(page: string): Promise<{ readonly key: string; revoke(): Promise<void> }>;
}

/** Signs in and returns an author. */
export async function signInToApi(
  url: string,
  account: { readonly email: string; readonly password: string },
): Promise<Author> {
  let token = '';
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `Token ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  }
  ({ token } = await call<{ token: string }>('POST', 'auth/', account));
  const authorization = `Token ${token}`;
  const block = (page: string, title: string) => ({
    page,
    block_content_model: openingHours.id,
    data: { title, hours: 'Never' },
  });
  return {
    authorization,
    block,
    send: (method, path, body, agent = false) =>
      send(`${url}/api/${path}`, {
        method,
        headers: { authorization },
        agent,
        ...(body === undefined ? {} : { body }),
      }),
    async makePage() {
      const workspace = await call<{ id: string }>('POST', 'workspaces/', { type: 'BLOG', title: 'Storm' });
      const page = { title: 'Storm', url_path: '/storm', workspace: workspace.id };
      return (await call<{ id: string }>('POST', 'pages/', page)).id;
    },
    addBlock: (page, title) => call('POST', 'blocks/', block(page, title)),
    changeBlock: (id, title) => call('PATCH', `blocks/${id}/`, { data: { title, hours: 'Always' } }),
    async makeKey(page) {
      const { workspace } = await call<{ workspace: string }>('GET', `pages/${page}/`);
      const access = await call<{ id: string; api_key: string }>('POST', 'accesses/', {
        title: 'Site',
        workspace,
      });
      return { key: access.api_key, revoke: () => call('DELETE', `accesses/${access.id}/`) };
    },
    readBlocks: async (page) =>
      (await call<{ page_blocks: readonly StoredBlock[] }>('GET', `pages/${page}/`)).page_blocks,
  };
}
