import type { ColorTitleItem } from '../../../field-plugins/color-title/color-title-item.ts';
import type { LinkItem, LinkPage } from '../../../field-plugins/link/link-item.ts';
import type { RichText } from '../../../field-plugins/richtext/rich-text.ts';
import type { MediaItem } from '../../../shared/media-item.ts';
import type { BlockContentModel, Page } from '../../../shared/wire/content.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { addBlockType } from './add-block-type.ts';
import { oneOfEach, type Typed, type TypedField, type TypedLink } from './content.ts';
import { drawing } from './photograph.ts';
import { signInTo } from './sign-in-to.ts';

const story: RichText = [
  { type: 'paragraph', content: [{ text: 'The yard is ' }, { text: 'open', bold: true }] },
];
const labels: readonly ColorTitleItem[] = [{ id: 'label-1', title: 'New', color: 'primary' }];
const notice = { title: 'A notice', story, labels };
const types = { title: 'text', story: 'richtext', labels: 'color-title' } as const;

/**
 * Makes a page with one block of every library type, with every field filled, and one of a type that an administrator made
 * from formatted text and colour titles. Returns the address of its editor.
 */
export async function makePageOfEveryType(server: { readonly url: string }): Promise<string> {
  await addBlockType(
    server,
    'Notice',
    Object.fromEntries(
      Object.entries(types).map(([name, field_type], order) => [
        name,
        { field_type, field_title: name, required: false, order, field_values: null },
      ]),
    ),
  );
  const call = await signInTo(server);
  const { id: workspace } = await call<{ id: string }>('workspaces/', { type: 'SHOP', title: 'Every type' });
  const makePage = (title: string, url_path: string) => call<Page>('pages/', { title, url_path, workspace });
  const further = await makePage('Further', '/further');
  await call(`pages/${further.id}/publish/`, {});
  const images = [await upload(call, workspace), await upload(call, workspace)];
  const targets = { page: further, images };
  const { id: page } = await makePage('Every type', '/every-type');
  const models = await call<BlockContentModel[]>('block-content-models/');
  for (const { type, fields } of oneOfEach('Further')) {
    await add(type, storedData(fields, targets));
  }
  await add('Notice', notice);
  return `/workspaces/${workspace}/pages/${page}`;

  async function add(type: string, data: object): Promise<void> {
    const block_content_model = models.find(({ name }) => name === type)?.id;
    await call('blocks/', { page, block_content_model, data });
  }
}

type Call = Awaited<ReturnType<typeof signInTo>>;

async function upload(call: Call, workspace: string): Promise<MediaItem> {
  const { name, mimeType: type, buffer } = await drawing();
  const form = new FormData();
  form.set('workspace', workspace);
  form.set('file', new File([new Uint8Array(buffer)], name, { type }));
  const { id, file } = await call<Media>('media/', form);
  return { id, file };
}

interface Targets {
  readonly page: LinkPage;
  readonly images: readonly MediaItem[];
}

function storedData(fields: readonly TypedField[], targets: Targets): object {
  return Object.fromEntries(fields.map(({ name, typed }) => [name, stored(typed, targets)]));
}

/** The stored value of a field after this input. */
function stored(typed: Typed, targets: Targets): unknown {
  switch (typed.kind) {
    case 'text':
      return typed.text;
    case 'day':
      return typed.day;
    case 'formatted':
      return [{ type: 'paragraph', content: [{ text: typed.text }] }] satisfies RichText;
    case 'items':
      return typed.items.map((fields, index) => ({
        id: `item${String(index + 1).padStart(8, '0')}`,
        data: storedData(fields, targets),
      }));
    case 'choice':
    case 'background':
      return typed.value;
    case 'tick':
      return true;
    case 'images':
      return targets.images.slice(0, typed.count);
    case 'links':
      return typed.links.map((link, index) => storedLink(link, `link-${index}`, targets));
  }
}

function storedLink({ to, text }: TypedLink, id: string, { page }: Targets): LinkItem {
  const { url_path, title } = page;
  return {
    ...{ id, title: text, color: 'primary', variant: 'outlined', size: 'medium', target: '_self' },
    type: 'page' in to ? 'internal' : 'external',
    page: 'page' in to ? { id: page.id, url_path, title } : null,
    link: 'page' in to ? '' : to.address,
  };
}
