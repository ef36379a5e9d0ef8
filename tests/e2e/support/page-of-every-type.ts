import { fieldRegistry } from '../../../field-plugins/index.ts';
import messages from '../../../locales/en/samples.json' with { type: 'json' };
import type { BlockContentModel, Page } from '../../../shared/wire/content.ts';
import type { Media } from '../../../shared/wire/media.ts';
import { sampleData } from '../../../src/editor/samples/sample-data.ts';
import { addBlockType } from './add-block-type.ts';
import { photoLikeImage } from './photograph.ts';
import { signInTo } from './sign-in-to.ts';

const types = { title: 'text', story: 'richtext', labels: 'color-title' } as const;

/**
 * Makes a page with a sample block of every library type, and one of a type that an administrator made from formatted text and
 * colour titles. Returns the address of its editor.
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
  const { id: page } = await call<Page>('pages/', { title: 'Every type', url_path: '/', workspace });
  const { name, mimeType: type, buffer } = await photoLikeImage();
  const form = new FormData();
  form.set('workspace', workspace);
  form.set('file', new File([new Uint8Array(buffer)], name, { type }));
  const { id, file } = await call<Media>('media/', form);
  const parts = { messages, images: [{ id, file }], address: 'https://example.com/' };
  for (const model of await call<BlockContentModel[]>('block-content-models/'))
    if (model.content_model_type === 'PAGE') {
      const sample = Object.entries(sampleData(model, fieldRegistry, parts));
      // Two items leave a place beside them, where a click meets the list.
      const data = Object.fromEntries(
        sample.map(([field, value]) => [field, Array.isArray(value) ? value.slice(0, 2) : value] as const),
      );
      await call('blocks/', { page, block_content_model: model.id, data });
    }
  return `/workspaces/${workspace}/pages/${page}`;
}
