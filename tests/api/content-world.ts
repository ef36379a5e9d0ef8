import { newLink } from '../../field-plugins/link/link-item.ts';
import type { Block, BlockContentModel, Page } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import { bodyOf } from '../support/client.ts';
import { flatPng } from '../support/flat-png.ts';
import type { MakeWorld, WorldOptions } from '../support/world.ts';
import { uploadForm } from './upload-form.ts';

export { bodyOf } from '../support/client.ts';

/** A world with an editor, a workspace and a page, and shortcuts to fill it. */
export type ContentWorld = Awaited<ReturnType<typeof makeContentWorld>>;

type Fields = Readonly<Record<string, unknown>>;

/** A text field for a model. */
export const textField = {
  field_type: 'text',
  field_title: 'Text',
  required: false,
  order: 0,
  field_values: null,
};

export async function makeContentWorld(makeWorld: MakeWorld, options?: WorldOptions) {
  const world = await makeWorld(options);
  const editor = await world.user('Ana');
  const admin = await world.admin();
  const site = await world.workspace(editor);
  const home = await world.page(editor, site.id);
  let models = 0;
  const addModel = (content_model: unknown, fields?: Fields) => {
    const body = { name: `Test type ${++models}`, content_model, ...fields };
    return admin.create<BlockContentModel>('/api/block-content-models/', body);
  };
  const note = await addModel({ text: textField });
  const readPage = (id = home.id) => editor.read<Page>(`/api/pages/${id}/`);
  /** Uploads an image to the workspace. `form` replaces members of the form. */
  const upload = (
    bytes: Buffer,
    name = 'picture.png',
    form: Partial<Parameters<typeof uploadForm>[0]> = {},
  ) => {
    const { body, headers } = uploadForm({ workspace: site.id, name, bytes, ...form });
    return editor.post<Media>('/api/media/', body, headers);
  };
  return {
    ...world,
    editor,
    site,
    home,
    /** A model with one optional text field, `text`. */
    note,
    addModel,
    readPage,
    upload,
    addBlock: (text: string, fields?: Fields) => {
      const body = { page: home.id, block_content_model: note.id, data: { text }, ...fields };
      return editor.create<Block>('/api/blocks/', body);
    },
    /** The texts of the page's note blocks, in order. */
    texts: async (id?: string) => (await readPage(id)).page_blocks.map((block) => block.data['text']),
    publish: (id = home.id) => editor.post<Page>(`/api/pages/${id}/publish/`),
    /** Uploads an image of one colour. */
    addImage: async (...size: Parameters<typeof flatPng>) =>
      bodyOf(await upload(await flatPng(...size)), 201),
  };
}

/** Publishes the page, and then deletes the block from its draft. */
export async function publishWithout({ publish, editor }: ContentWorld, block: Block): Promise<void> {
  bodyOf(await publish(), 200);
  bodyOf(await editor.delete(`/api/blocks/${block.id}/`), 204);
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

/** An item of a link field that points to a page of the workspace. */
export function linkTo(page: { id: string; url_path: string; title: string }) {
  return { ...newLink('link-1'), page: { id: page.id, url_path: page.url_path, title: page.title } };
}
