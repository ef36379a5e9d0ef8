import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOn } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';
import { uploadForm } from './upload-form.ts';

/** Two names that look the same, and the stored form of both. */
const disguised = 'An\u200bn\u202ea\u2066 \u00adLee';
const plain = 'Anna Lee';

describeOn('sqlite', 'names', (makeWorld) => {
  test('lose invisible characters in every field for names', async () => {
    const world = await makeContentWorld(makeWorld);
    const { editor, site } = world;
    const admin = await world.admin();
    const { api_key: apiKey } = await world.createApiKey(editor, site.id);
    const inWorkspace = { workspace: site.id };
    const written = [
      await world.call('PATCH', `/api/users/${editor.id}/`, { as: editor, body: { name: disguised } }),
      await world.call('POST', '/api/workspaces/', { as: editor, body: { type: 'SHOP', title: disguised } }),
      await world.call('PATCH', `/api/workspaces/${site.id}/`, { as: editor, body: { title: disguised } }),
      await world.call('POST', '/api/pages/', {
        as: editor,
        body: { ...inWorkspace, title: disguised, url_path: '/anna' },
      }),
      await world.call('PATCH', `/api/pages/${world.home.id}/`, { as: editor, body: { title: disguised } }),
      await world.call('POST', '/api/accesses/', { as: editor, body: { ...inWorkspace, title: disguised } }),
      await world.call('POST', '/api/block-content-models/', {
        as: admin,
        body: { name: disguised, content_model: {} },
      }),
      await world.call('POST', '/api/delivery/inquiries/', {
        as: { apiKey },
        body: { name: disguised, message: disguised },
      }),
    ];
    for (const { status } of written) expect([200, 201]).toContain(status);
    const list = await world.call<{ results: unknown[] }>('GET', `/api/inquiries/?workspace=${site.id}`, {
      as: editor,
    });
    const names = [...written.slice(0, -1).map(({ body }) => body), list.body.results[0]] as {
      readonly name?: string;
      readonly title?: string;
    }[];
    expect(names.map(({ name, title }) => name ?? title)).toEqual(names.map(() => plain));
    expect(list.body.results[0]).toMatchObject({ message: disguised });
  });

  test('of images and tags lose them too', async () => {
    const world = await makeContentWorld(makeWorld);
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const form = uploadForm({ workspace: world.site.id, name: `${disguised}.png`, bytes: image });
    const media = await world.call('POST', '/api/media/', { as: world.editor, ...form });
    expect([media.status, media.body['name']]).toEqual([201, `${plain}.png`]);
    const tagged = await world.call('PATCH', `/api/workspaces/${world.site.id}/`, {
      as: world.editor,
      body: { tags: [disguised] },
    });
    expect([tagged.status, tagged.body['tags']]).toEqual([200, [plain]]);
  });

  test('that are nothing else are blank', async () => {
    const world = await makeContentWorld(makeWorld);
    const body = { title: '\u200b\u3164' };
    const rejected = await world.call('PATCH', `/api/pages/${world.home.id}/`, { as: world.editor, body });
    expect([rejected.status, rejected.body]).toEqual([400, { title: ['This field can’t be blank.'] }]);
  });
});
