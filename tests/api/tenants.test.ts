import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import { describeWithDatabase } from '../support/world.ts';
import { linkTo, makeContentWorld, textField } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

describeWithDatabase('Strangers', (makeWorld) => {
  it('can neither show nor link to records of others', async () => {
    const world = await makeContentWorld(makeWorld);
    const stranger = await world.user('Stranger');
    const theirs = await world.workspace(stranger);
    const page = await world.page(stranger, theirs.id);
    const media = await world.addImage();
    const model = await world.addModel({
      links: { ...textField, field_type: 'link' },
      pictures: { ...textField, field_type: 'media', order: 1 },
    });
    const send = (links: unknown[], images: unknown[]) =>
      stranger.post('/api/blocks/', {
        page: page.id,
        block_content_model: model.id,
        data: { links, pictures: images },
      });
    const foreign = await send([linkTo(world.home)], [{ id: media.id, file: media.file }]);
    expectAnswer(foreign, 400, {
      links: ['links[0].page.id: Record not found in this workspace.'],
      pictures: ['pictures[0].id: Record not found in this workspace.'],
    });
    const nothing = await send([linkTo({ ...world.home, id: newId() })], [{ id: newId(), file: media.file }]);
    expect(nothing.text).toBe(foreign.text);
    expect((await send([linkTo(page)], [])).status).toBe(201);
  });
});
