import { describe, expect, it } from 'vitest';
import { libraryTypes } from '../../server/library/block-types.ts';
import { editorAccount } from '../support/real-server.ts';
import type { App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';
import { clickField, renderedFields, focusedField, type RenderedField } from './support/preview-fields.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import messages from '../../locales/en/samples.json' with { type: 'json' };
import type { BlockContentModel, Page } from '../../shared/wire/content.ts';
import type { Media } from '../../shared/wire/media.ts';
import { sampleData } from '../../src/editor/samples/sample-data.ts';
import { addBlockType } from './support/add-block-type.ts';
import { photoLikeImage } from './support/photograph.ts';
import { signInTo } from './support/sign-in-to.ts';

const types = { title: 'text', story: 'richtext', labels: 'color-title' } as const;

/**
 * Makes a page with a sample block of every library type, and one of a type that an administrator made from formatted text and
 * colour titles. Returns the address of its editor.
 */
async function makePageOfEveryType(server: { readonly url: string }): Promise<string> {
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

describe('a click on the preview', () => {
  const stage = openStage('SQLite', {}, { showsPreview: true });

  it('opens the form of its block, with the focus on its field, or the caret in its text', async () => {
    const address = await makePageOfEveryType(stage.server);
    const app = await stage.newApp();
    const all = await open(app, address);
    // The items of a list are alike.
    const nameOf = ({ block, name }: RenderedField) => `${block} ${name.replaceAll(/\/[^/]+\//g, '/')}`;
    const fields = all.filter(
      (one, index) => all.findIndex((other) => nameOf(other) === nameOf(one)) === index,
    );
    const pageTypes = Object.values(libraryTypes).filter(
      ({ content_model_type }) => content_model_type === 'PAGE',
    );
    expect([...new Set(fields.map(({ type }) => type))]).toHaveLength(pageTypes.length + 1);
    expect(await missed(app, fields)).toEqual([]);
    // Wider than its place: the frame is scaled.
    await app.page.getByRole('button', { name: 'Desktop' }).click();
    expect(await missed(app, fields.slice(0, 3))).toEqual([]);
    expect(app.complaints).toEqual([]);
  });

  async function open(app: App, address: string): Promise<readonly RenderedField[]> {
    await app.startSession(editorAccount);
    await app.page.goto(address);
    const frame = app.page.frameLocator('[data-testid=page-preview]');
    await frame.locator('[data-octavo-field=labels]').waitFor();
    return renderedFields(app.page);
  }

  /** Clicks each of these fields, and reports where the click led elsewhere. */
  async function missed({ page }: App, fields: readonly RenderedField[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const field of fields) {
      const { block, name, isTyped } = field;
      const wanted = isTyped
        ? `${block} caret ${name} of ${block}`
        : `${block} form ${name.replaceAll('/', '-')}`;
      try {
        await clickField(page, field);
        await expect.poll(() => focusedField(page)).toBe(wanted);
      } catch (error) {
        found.push(`${field.type}, ${name}: ${String(error).split('\n')[0]}; is ${await focusedField(page)}`);
      }
    }
    return found;
  }
});
