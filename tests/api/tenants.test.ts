import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import { describeOnBothDatabases } from '../support/world.ts';
import { bodyOf, linkTo, makeContentWorld, textField } from './content-world.ts';
import { uploadForm } from './upload-form.ts';

describeOnBothDatabases('Strangers', (makeWorld) => {
  it('get the same answer for records of others as for records that never existed, byte for byte', async () => {
    const world = await makeContentWorld(makeWorld);
    const stranger = await world.user('Stranger');
    const block = await world.addBlock('private');
    await world.call('POST', `/api/pages/${world.home.id}/publish/`, { as: world.editor });
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const media = bodyOf(await world.upload(bytes), 201);
    const model = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
    const component = await world.call('POST', '/api/components/', {
      as: world.editor,
      body: { workspace: world.site.id, block_content_model: model.id, data: {} },
    });
    const componentId = String(component.body['id']);
    const form = (workspace: string) => uploadForm({ workspace, bytes });
    const page = (id: string) => `/api/pages/${id}/`;
    const calls: readonly [string, (id: string) => Parameters<typeof world.call>][] = [
      [world.home.id, (id) => ['GET', page(id)]],
      [world.home.id, (id) => ['PATCH', page(id), { body: { title: 'Mine', in_draft: true } }]],
      [world.home.id, (id) => ['DELETE', page(id)]],
      [world.home.id, (id) => ['POST', `${page(id)}publish/`]],
      [world.home.id, (id) => ['POST', `${page(id)}reorder/`, { body: { blocks: [block.id] } }]],
      [world.home.id, (id) => ['POST', `${page(id)}duplicate/`]],
      [world.home.id, (id) => ['GET', `${page(id)}versions/`]],
      [world.home.id, (id) => ['GET', `${page(id)}versions/1/`]],
      [world.home.id, (id) => ['POST', `${page(id)}versions/1/restore/`]],
      [world.site.id, (id) => ['GET', `/api/pages/?workspace=${id}`]],
      [
        world.site.id,
        (id) => ['POST', '/api/pages/', { body: { title: 'T', url_path: '/t', workspace: id } }],
      ],
      [block.id, (id) => ['GET', `/api/blocks/${id}/`]],
      [block.id, (id) => ['PATCH', `/api/blocks/${id}/`, { body: { data: { text: 'x' }, order: 0 } }]],
      [block.id, (id) => ['DELETE', `/api/blocks/${id}/`]],
      [
        world.home.id,
        (id) => [
          'POST',
          '/api/blocks/',
          { body: { page: id, block_content_model: world.note.id, data: {} } },
        ],
      ],
      [world.site.id, (id) => ['GET', `/api/components/?workspace=${id}`]],
      [
        world.site.id,
        (id) => [
          'POST',
          '/api/components/',
          { body: { workspace: id, block_content_model: model.id, data: {} } },
        ],
      ],
      [componentId, (id) => ['GET', `/api/components/${id}/`]],
      [componentId, (id) => ['PATCH', `/api/components/${id}/`, { body: { data: {} } }]],
      [componentId, (id) => ['DELETE', `/api/components/${id}/`]],
      [world.site.id, (id) => ['GET', `/api/media/?workspace=${id}`]],
      [world.site.id, (id) => ['POST', '/api/media/', form(id)]],
      [media.id, (id) => ['GET', `/api/media/${id}/`]],
      [media.id, (id) => ['PATCH', `/api/media/${id}/`, { body: { alt: 'x' } }]],
      [media.id, (id) => ['DELETE', `/api/media/${id}/?force=1`]],
      [media.id, (id) => ['DELETE', `/api/media/${id}/?workspace=${world.site.id}&force=1`]],
    ];
    const before = await world.readPage();
    for (const [id, make] of calls) {
      const ask = async (wanted: string) => {
        const [method, path, options] = make(wanted);
        const answer = await world.call(method, path, { ...options, as: stranger });
        return { call: `${method} ${path.replace(wanted, ':id')}`, status: answer.status, text: answer.text };
      };
      const foreign = await ask(id);
      expect(foreign).toEqual(await ask(newId()));
      expect([foreign.call, [400, 404].includes(foreign.status)]).toEqual([foreign.call, true]);
    }
    expect(await world.readPage()).toEqual(before);
  });

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
    const send = (links: unknown[], pictures: unknown[]) =>
      world.call('POST', '/api/blocks/', {
        as: stranger,
        body: { page: page.id, block_content_model: model.id, data: { links, pictures } },
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

  it('include administrators, who are rejected', async () => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const block = await world.addBlock('a');
    for (const path of [
      `/api/pages/?workspace=${world.site.id}`,
      `/api/pages/${world.home.id}/`,
      `/api/blocks/${block.id}/`,
      `/api/components/?workspace=${world.site.id}`,
    ]) {
      const refused = await world.call('GET', path, { as: admin });
      expect([refused.status, refused.body['code']]).toEqual([403, 'permission_denied']);
    }
  });
});
