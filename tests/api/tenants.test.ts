import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField } from './content-world.ts';

describeWithDatabase('Strangers', (makeWorld) => {
  it('can neither show nor link to records of others', async () => {
    const world = await makeContentWorld(makeWorld);
    const stranger = await world.user('Stranger');
    const theirs = await world.workspace(stranger);
    const page = await world.page(stranger, theirs.id);
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const media = bodyOf(await world.upload(bytes), 201);
    const model = await world.addModel({
      links: { ...textField, field_type: 'link' },
      pictures: { ...textField, field_type: 'media', order: 1 },
    });
    const send = (links: unknown[], images: unknown[]) =>
      world.call('POST', '/api/blocks/', {
        as: stranger,
        body: { page: page.id, block_content_model: model.id, data: { links, pictures: images } },
      });
    const foreign = await send([linkTo(world.home)], [{ id: media.id, file: media.file }]);
    expect([foreign.status, foreign.body]).toEqual([
      400,
      {
        links: ['links[0].page.id: Record not found in this workspace.'],
        pictures: ['pictures[0].id: Record not found in this workspace.'],
      },
    ]);
    const nothing = await send([linkTo({ ...world.home, id: newId() })], [{ id: newId(), file: media.file }]);
    expect(nothing.text).toBe(foreign.text);
    expect((await send([linkTo(page)], [])).status).toBe(201);
  });
});
