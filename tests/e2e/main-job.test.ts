import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { databaseKinds, editorAccount } from '../support/real-server.ts';
import {
  typedBlocks as blocks,
  type TypedBlock,
  type TypedField,
  type TypedLink,
} from './support/content.ts';
import { openStage } from './support/open-app.ts';
import { photoLikeImage, photograph } from './support/photograph.ts';

interface DeliveredImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A browser cannot see the server's database; in `npm test`, `accounts` is the journey on PostgreSQL. */
const isPinned = inject('chromium') === undefined && inject('firefox') === undefined;
const kinds = isPinned && runsAllTests() ? databaseKinds : (['SQLite'] as const);

describe.each(kinds)('the main job on %s', (kind) => {
  const stage = openStage(kind);

  it('goes from signing in to a page that another site reads', async () => {
    const app = await stage.newApp();
    const { editor } = app;
    await app.signIn(editorAccount);
    await app.createWorkspace('Tidewater', 'Shop');
    await app.createPage('Further reading', '/further');
    const pageId = await app.createPage('The whole catalogue', '/Catalogue/');

    // Blocks with every field filled through its widget; the first is saved with Ctrl+S.
    const uploads = [await photograph(), await photoLikeImage()];
    for (const [position, { type, fields }] of blocks.entries()) {
      const form = await editor.addBlock(type);
      for (const field of fields) {
        const { label, typed } = field;
        if (typed.kind !== 'images') await form.fill(field);
        else await form.choosePictures(label, typed.count, uploads.splice(0, typed.count));
      }
      if (position > 0) await editor.saveBlock(position);
      else await editor.saveByKeyboard(position);
    }
    expect(await editor.names()).toEqual(blocks.map(({ type }) => type));

    // A new order, by keyboard.
    await editor.moveByKeyboard(0, 2);
    await editor.moveByKeyboard(blocks.length - 1, blocks.length - 2);
    const ordered = moved(moved(blocks, 0, 2), blocks.length - 1, blocks.length - 2);
    expect(await editor.names()).toEqual(ordered.map(({ type }) => type));
    await editor.allSaved();

    // Everything is unchanged after a reload.
    await app.page.reload();
    await editor.waitUntilOpen('The whole catalogue');
    await expect.poll(() => editor.names()).toEqual(ordered.map(({ type }) => type));
    for (const [position, { fields }] of ordered.entries()) {
      const form = await editor.openBlock(position);
      for (const field of fields) expect(await form.read(field), field.label).toEqual(field.typed);
    }

    // Both pages go live; a site reads the first with its own key.
    await editor.publish();
    await app.openPage('Further reading');
    await editor.publish();
    await app.openMenu('API Tokens');
    await app.page
      .getByRole('link', { name: /create/i })
      .first()
      .click();
    await app.page.getByRole('textbox', { name: 'Title' }).fill('The site');
    await app.page.getByRole('button', { name: 'Create token' }).click();
    await app.page.getByRole('button', { name: 'Show key' }).click();
    const key = await app.page.getByTestId('api-key').innerText();
    const read = (path: string) =>
      fetch(`${stage.server.url}/api/delivery/pages/?path=${encodeURIComponent(path)}`, {
        headers: { authorization: `Api-Key ${key}` },
      });
    const answer = await read('/catalogue');
    expect(answer.status).toBe(200);
    const page = (await answer.json()) as DeliveryPage;
    expect(page).toMatchObject({ id: pageId, title: 'The whole catalogue', url_path: '/catalogue' });
    expect(page.blocks.map(({ type }) => type)).toEqual(ordered.map(({ type }) => type));
    for (const [position, { type, fields }] of ordered.entries()) {
      const data = page.blocks[position]?.data ?? {};
      expect(Object.keys(data).toSorted(), type).toEqual(fields.map(({ name }) => name).toSorted());
      for (const field of fields)
        expect(data[field.name], `${type}: ${field.name}`).toEqual(delivered(field));
    }
    await expectThePhotograph(page, stage.server.url);

    // Once unpublished, only its authors can see it.
    await app.openPage('The whole catalogue');
    await editor.unpublish();
    expect((await read('/catalogue')).status).toBe(404);
    expect((await read('/further')).status).toBe(200);
    await app.signOut();
    expect(app.complaints).toEqual([]);
  });
});

/** The delivered form of a typed value. */
function delivered({ typed }: TypedField): unknown {
  switch (typed.kind) {
    case 'text':
      return typed.text;
    case 'formatted': {
      const html = `<p>${typed.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
      return { html, tree: [{ type: 'paragraph', content: [{ text: typed.text }] }] };
    }
    case 'items':
      return typed.items.map((fields) =>
        Object.fromEntries(fields.map((field) => [field.name, delivered(field)])),
      );
    case 'choice':
    case 'background':
      return typed.value;
    case 'tick':
      return true;
    case 'images':
      return Array.from({ length: typed.count }, () => ({
        id: expect.any(String) as string,
        url: expect.stringContaining('/media/') as string,
        width: expect.any(Number) as number,
        height: expect.any(Number) as number,
        alt: '',
        sizes: expect.any(Array) as unknown[],
      }));
    case 'links':
      return typed.links.map(deliveredLink);
  }
}

function deliveredLink({ to, text, look }: TypedLink): unknown {
  return {
    type: 'page' in to ? 'internal' : 'external',
    title: text,
    url: 'page' in to ? (expect.stringMatching(/\/further$/) as string) : to.address,
    ...(look ?? { color: 'primary', variant: 'outlined', size: 'medium', target: '_self' }),
  };
}

/** The photograph was delivered 1,024 wide, in the same proportions and without its maker. */
async function expectThePhotograph(page: DeliveryPage, origin: string): Promise<void> {
  const images = page.blocks.flatMap(({ data }) => Object.values(data).flat()).filter(isImage);
  const photo = images.find(({ width }) => width === 1024);
  expect(photo).toMatchObject({ width: 1024, height: 768 });
  const answer = await fetch(new URL(new URL(photo?.url ?? '', origin).pathname, origin));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const { width, height, exif, xmp, iptc } = await sharp(await answer.arrayBuffer()).metadata();
  expect({ width, height, exif, xmp, iptc }).toEqual({ width: 1024, height: 768 });
}

function isImage(value: unknown): value is DeliveredImage {
  return typeof value === 'object' && value !== null && 'width' in value;
}

function moved(all: readonly TypedBlock[], from: number, to: number): readonly TypedBlock[] {
  return all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));
}
