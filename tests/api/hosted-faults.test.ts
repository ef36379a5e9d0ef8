import { expect, it } from 'vitest';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { describeOnBothDatabases, describeWithDatabase } from '../support/world.ts';
import { textField } from './content-world.ts';
import { domain, makeHostedWorld, type HostedWorld } from './hosted-world.ts';

/** Every path that a site may have something at, among them those of drafts. */
const paths = [
  ...['/', '/draft', '/moved', '/about', '/about/', '/ABOUT', '/%64raft', '/nothing', '/?sent=1'],
  ...['/sitemap.xml', '/robots.txt', '/feed.xml', '/about?sent=1', '/draft?sent=1', '/moved/'],
];

/** Everything that visitors get of a site, at its slug and on its domain. */
async function everythingOf(site: HostedWorld): Promise<string> {
  const answers = await Promise.all(paths.flatMap((path) => [site.visit(path), site.visitDomain(path)]));
  return answers.map(({ text, headers }) => JSON.stringify(headers) + text).join('\n');
}

describeOnBothDatabases('A hosted site whose content changes', (makeWorld) => {
  it('reveals nothing of a draft after any change', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.takeDomain();
    await site.set({ type: 'BLOG' });
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    await site.publish(about.id);
    const before = await everythingOf(site);
    const draft = await site.page(site.editor, site.site.id, { title: 'SECRET', url_path: '/draft' });
    const { id: block } = await site.addBlock('SECRET block', { page: draft.id });
    const editor = site.editor;
    const steps: readonly (() => Promise<unknown>)[] = [
      () => site.patch({ title: 'SECRET title' }),
      () => site.addBlock('SECRET in the live page'),
      () => editor.patch(`/api/blocks/${block}/`, { data: { text: 'SECRET again' } }),
      () => site.patch({ title: 'SECRET about' }, about.id),
      () => site.addBlock('SECRET in about', { page: about.id }),
      () => site.patch({ url_path: '/moved' }, draft.id),
      () => editor.delete(`/api/blocks/${block}/`),
    ];
    for (const step of steps) {
      await step();
      expect(await everythingOf(site)).not.toContain('SECRET');
    }
    const etags = (text: string) => [...text.matchAll(/"etag":"([^}]*?)"[,}]/g)].map(([, etag]) => etag);
    expect(etags(await everythingOf(site))).toEqual(etags(before));
    // A page that was live and is withdrawn is a draft again.
    await site.publish(draft.id);
    expect(await everythingOf(site)).toContain('SECRET');
    await site.patch({ in_draft: true }, draft.id);
    const after = await everythingOf(site);
    expect(after).not.toContain('SECRET');
    expect(etags(after)).toEqual(etags(before));
  });
});

describeWithDatabase('A hosted page', (makeWorld) => {
  it('keeps the place of an image that was deleted since, with its description', async () => {
    const site = await makeHostedWorld(makeWorld);
    const images = [];
    for (const alt of ['A <red> bowl', '']) {
      const { id, file } = await site.addImage(800, 400);
      await site.editor.patch(`/api/media/${id}/?workspace=${site.site.id}`, { alt });
      images.push({ id, file });
    }
    const hero = await site.blockType(site.editor, 'Hero');
    const own = await site.addModel({ shown: { ...textField, field_type: 'media' } });
    const [bowl] = images;
    await site.addBlock('', { block_content_model: hero.id, data: { title: 'Pots', picture: [bowl] } });
    await site.addBlock('', { block_content_model: own.id, data: { shown: [bowl] } });
    await site.addBlock('', { block_content_model: own.id, data: { shown: images.slice(1) } });
    await site.publish();
    expect((await site.visit('/')).text).toContain('alt="A &lt;red&gt; bowl"');
    for (const { id } of images) {
      const path = `/api/media/${id}/?workspace=${site.site.id}&force=1`;
      expect((await site.editor.delete(path)).status).toBe(204);
    }
    const { status, text } = await site.visit('/');
    expect([status, text.includes('<img')]).toEqual([200, false]);
    expect(text.match(/<span class="s-gap">A &lt;red&gt; bowl<\/span>/g)).toHaveLength(2);
    // External sites get no image, as for any deleted one.
    const { api_key: apiKey } = await site.createApiKey(site.editor, site.site.id);
    const page = await site.withKey(apiKey).get<DeliveryPage>('/api/delivery/pages/?path=/');
    expect(page.body.blocks.map(({ data }) => data['picture'] ?? data['shown'])).toEqual([
      undefined,
      [],
      [],
      [],
    ]);
    // Publishing once more leaves the gap out.
    await site.publish();
    expect((await site.visit('/')).text).not.toContain('s-gap');
  });

  it('has its styles, fonts and icon on its own host', async () => {
    const site = await makeHostedWorld(makeWorld);
    const { id, file } = await site.addImage(800, 400);
    const path = `/api/workspaces/${site.site.id}/design/`;
    const body = { fonts: 'manrope', favicon: [{ id }] };
    await site.editor.change(path, body);
    await site.takeDomain();
    const { text } = await site.visitDomain('/');
    const small = file.replace(/\.\w+$/, '-320.webp');
    expect(text).toContain(`<link rel="icon" href="/media/${small}">`);
    for (const gone of ['/nothing', '/%ff']) {
      const missing = await site.visitDomain(gone);
      expect([gone, missing.status]).toEqual([gone, 404]);
      expect(missing.text).toContain(`<link rel="icon" href="/media/${small}">`);
    }
    const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href);
    expect(styles).toHaveLength(2);
    for (const style of [...styles, `/media/${small}`]) {
      const { status, text: css } = await site.visitDomain(style);
      expect([style, status]).toEqual([style, 200]);
      for (const [, font = ''] of css.matchAll(/url\("([^"]+woff2)"\)/g)) {
        const answer = await site.visitDomain(new URL(font, `http://${domain}${style}`).pathname);
        expect([font, answer.status, answer.headers['content-type']]).toEqual([font, 200, 'font/woff2']);
      }
    }
  });
});
