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
    return (await answer.json()) as Answer;
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
    readBlocks: async (page) =>
      (await call<{ page_blocks: readonly StoredBlock[] }>('GET', `pages/${page}/`)).page_blocks,
  };
}
