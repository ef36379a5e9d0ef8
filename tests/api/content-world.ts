import type { Block, BlockContentModel, Page } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import type { Answer, MakeWorld, Person, World, WorldOptions } from '../support/world.ts';
import { uploadForm } from './upload-form.ts';

/** A world with an editor, a workspace and a page, and shortcuts to fill it. */
export interface ContentWorld extends World {
  readonly editor: Person;
  readonly site: Workspace;
  readonly home: Page;
  /** A model with one optional text field, `text`. */
  readonly note: BlockContentModel;
  addBlock(text: string, fields?: Readonly<Record<string, unknown>>): Promise<Block>;
  readPage(id?: string): Promise<Page>;
  /** The texts of the page's note blocks, in order. */
  texts(id?: string): Promise<unknown[]>;
  addModel(content_model: unknown, fields?: Readonly<Record<string, unknown>>): Promise<BlockContentModel>;
  upload(bytes: Buffer, name?: string): Promise<Answer<Media>>;
}

/** A text field for a model. */
export const textField = {
  field_type: 'text',
  field_title: 'Text',
  required: false,
  order: 0,
  field_values: null,
};

export async function makeContentWorld(makeWorld: MakeWorld, options?: WorldOptions): Promise<ContentWorld> {
  const world = await makeWorld(options);
  const editor = await world.user('Ana');
  const admin = await world.admin();
  const site = await world.workspace(editor);
  const home = await world.page(editor, site.id);
  let models = 0;
  const addModel: ContentWorld['addModel'] = async (content_model, fields) => {
    const answer = await world.call<BlockContentModel>('POST', '/api/block-content-models/', {
      as: admin,
      body: { name: `Test type ${++models}`, content_model, ...fields },
    });
    return bodyOf(answer, 201);
  };
  const note = await addModel({ text: textField });
  const readPage = async (id = home.id) =>
    bodyOf(await world.call<Page>('GET', `/api/pages/${id}/`, { as: editor }), 200);
  return {
    ...world,
    editor,
    site,
    home,
    note,
    addModel,
    readPage,
    addBlock: async (text, fields) => {
      const body = { page: home.id, block_content_model: note.id, data: { text }, ...fields };
      return bodyOf(await world.call<Block>('POST', '/api/blocks/', { as: editor, body }), 201);
    },
    texts: async (id) => (await readPage(id)).page_blocks.map((block) => block.data['text']),
    upload: (bytes, name = 'picture.png') =>
      world.call<Media>('POST', '/api/media/', {
        as: editor,
        ...uploadForm({ workspace: site.id, name, bytes }),
      }),
  };
}

/** Publishes the page with a block that its draft has no more. */
export async function publishWithout({ call, editor, home }: ContentWorld, block: Block): Promise<void> {
  bodyOf(await call('POST', `/api/pages/${home.id}/publish/`, { as: editor }), 200);
  bodyOf(await call('DELETE', `/api/blocks/${block.id}/`, { as: editor }), 204);
}

/** The history of the site, kept before overwriting and deleting, in order. */
export function ownHistory({ dependencies, site }: ContentWorld) {
  return dependencies.db
    .selectFrom('content_history')
    .selectAll()
    .where('workspace', '=', site.id)
    .orderBy('id')
    .execute();
}

/** The body of an answer with this status; throws the server's answer otherwise. */
export function bodyOf<Body>(answer: Answer<Body>, status: number): Body {
  if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** An item of a link field that points to a page of the workspace. */
export function linkTo(page: { id: string; url_path: string; title: string }) {
  return {
    id: 'link-1',
    type: 'internal',
    color: 'primary',
    variant: 'outlined',
    size: 'medium',
    target: '_self',
    link: '',
    page: { id: page.id, url_path: page.url_path, title: page.title },
    title: '',
  };
}
