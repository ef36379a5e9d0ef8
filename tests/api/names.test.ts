import { expect, test } from 'vitest';
import { describeOn } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { flatPng } from '../support/flat-png.ts';

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
      await editor.patch(`/api/users/${editor.id}/`, { name: disguised }),
      await editor.post('/api/workspaces/', { type: 'SHOP', title: disguised }),
      await editor.patch(`/api/workspaces/${site.id}/`, { title: disguised }),
      await editor.post('/api/pages/', { ...inWorkspace, title: disguised, url_path: '/anna' }),
      await editor.patch(`/api/pages/${world.home.id}/`, { title: disguised }),
      await editor.post('/api/accesses/', { ...inWorkspace, title: disguised }),
      await admin.post('/api/block-content-models/', { name: disguised, content_model: {} }),
      await world.withKey(apiKey).post('/api/delivery/inquiries/', { name: disguised, message: disguised }),
    ];
    for (const { status } of written) expect([200, 201]).toContain(status);
    const list = await editor.get<{ results: unknown[] }>(`/api/inquiries/?workspace=${site.id}`);
    const names = [...written.slice(0, -1).map(({ body }) => body), list.body.results[0]] as {
      readonly name?: string;
      readonly title?: string;
    }[];
    expect(names.map(({ name, title }) => name ?? title)).toEqual(names.map(() => plain));
    expect(list.body.results[0]).toMatchObject({ message: disguised });
  });

  test('of images and tags lose them too', async () => {
    const world = await makeContentWorld(makeWorld);
    const media = await world.upload(await flatPng(), `${disguised}.png`);
    expect([media.status, media.body.name]).toEqual([201, `${plain}.png`]);
    const tagged = await world.editor.patch(`/api/workspaces/${world.site.id}/`, { tags: [disguised] });
    expect([tagged.status, tagged.body['tags']]).toEqual([200, [plain]]);
  });

  test('that are nothing else are blank', async () => {
    const world = await makeContentWorld(makeWorld);
    const body = { title: '\u200b\u3164' };
    expectAnswer(await world.editor.patch(`/api/pages/${world.home.id}/`, body), 400, {
      title: ['This field can’t be blank.'],
    });
  });
});
