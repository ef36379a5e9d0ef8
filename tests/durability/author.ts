import { openingHours } from '../../server/library/block-types/opening-hours.ts';

/** The parts of a block that these tests look at. */
export interface StoredBlock {
  readonly id: string;
  readonly order: number;
  readonly data: { readonly title: string };
}

/** Somebody who writes through the API. Every call fails when the server gives no answer or an error. */
export interface Author {
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
  return {
    async makePage() {
      const workspace = await call<{ id: string }>('POST', 'workspaces/', { type: 'BLOG', title: 'Storm' });
      const page = { title: 'Storm', url_path: '/storm', workspace: workspace.id };
      return (await call<{ id: string }>('POST', 'pages/', page)).id;
    },
    addBlock: (page, title) =>
      call('POST', 'blocks/', {
        page,
        block_content_model: openingHours.id,
        data: { title, hours: 'Never' },
      }),
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
