import type { Agent } from 'node:http';
import type { ApiKey } from '../../shared/wire/api-keys.ts';
import type { Block, Page } from '../../shared/wire/content.ts';
import { libraryTypes } from '../../server/library/block-types.ts';
import { send, type Outcome } from '../support/steady-clients.ts';
import { type Call, signIn } from './caller.ts';

/** A user who writes through the API. Every call but `send` rejects as `call` does. */
export interface Author {
  readonly call: Call;
  /** The value of the header that authenticates the author. */
  readonly authorization: string;
  /** Sends a call that may fail, through an agent of the caller's. */
  send(method: string, path: string, body?: object, agent?: Agent | false): Promise<Outcome>;
  makeWorkspace(title?: string): Promise<string>;
  /** In a new workspace, unless one is named. */
  makePage(workspace?: string): Promise<string>;
  /** The body that adds a block. */
  block(page: string, title: string, text?: string): object;
  addBlock(page: string, title: string, text?: string): Promise<Block>;
  readBlocks(page: string): Promise<readonly Block[]>;
  /** An API key for the site of this page. */
  makeKey(page: string): Promise<{ readonly key: string; revoke(): Promise<void> }>;
}

/** Signs in and returns an author. */
export async function signInToApi(url: string, account?: object): Promise<Author> {
  const call = await signIn(url, account);
  const makeWorkspace: Author['makeWorkspace'] = async (title = 'Storm') =>
    (await call<{ id: string }>('workspaces/', { body: { type: 'BLOG', title } })).id;
  const block: Author['block'] = (page, title, text = 'Never') => ({
    page,
    block_content_model: libraryTypes.contact.id,
    data: { title, text },
  });
  return {
    call,
    authorization: call.authorization,
    send: (method, path, body, agent = false) =>
      send(`${url}/api/${path}`, {
        method,
        headers: { authorization: call.authorization },
        agent,
        ...(body === undefined ? {} : { body }),
      }),
    makeWorkspace,
    async makePage(workspace) {
      const page = { title: 'Storm', url_path: '/storm', workspace: workspace ?? (await makeWorkspace()) };
      return (await call<Page>('pages/', { body: page })).id;
    },
    block,
    addBlock: (...written) => call('blocks/', { body: block(...written) }),
    readBlocks: async (page) => (await call<Page>(`pages/${page}/`)).page_blocks,
    async makeKey(page) {
      const { workspace } = await call<Page>(`pages/${page}/`);
      const created = await call<ApiKey>('accesses/', { body: { title: 'Site', workspace } });
      return {
        key: created.api_key,
        revoke: () => call(`accesses/${created.id}/`, { method: 'DELETE' }),
      };
    },
  };
}
