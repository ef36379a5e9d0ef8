import { expect, it } from 'vitest';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';

const address = `https://octavo.example/sites/${slug}`;
const seo = { title_template: '{title} · {workspace}', description: 'Clay & salt' };

describeWithDatabase('What a hosted site tells search engines', (makeWorld) => {
  it('is a sitemap of its live pages, and where that is', async () => {
    const site = await makeHostedWorld(makeWorld);
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    const sitemap = async () => (await site.visit('/sitemap.xml')).text;
    expect([...(await sitemap()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${address}/`,
    ]);
    bodyOf(await site.publish(about.id), 200);
    const { published_at } = await site.readPage(about.id);
    expect(await sitemap()).toContain(
      `<url><loc>${address}/about</loc><lastmod>${published_at}</lastmod></url>`,
    );
    const answer = await site.visit('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const robots = await site.visit('/robots.txt');
    expect([robots.headers['content-type'], robots.text]).toEqual([
      'text/plain; charset=utf-8',
      `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`,
    ]);
    await site.takeDomain();
    expect((await site.visitDomain('/robots.txt')).text).toContain(`https://${domain}/sitemap.xml`);
    expect((await site.visitDomain('/sitemap.xml')).text).toContain(`<loc>https://${domain}/about</loc>`);
  });

  it('is a feed of the newest pages of a blog, by when they were first published', async () => {
    const site = await makeHostedWorld(makeWorld);
    for (const name of ['First <post>', 'Second & last']) {
      const url_path = `/${name.slice(0, 5).toLowerCase()}`;
      const { id } = await site.page(site.editor, site.site.id, { title: name, url_path });
      site.pass(1000);
      await site.publish(id);
    }
    const pages = await site.visit('/feed.xml');
    expect(pages.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const titles = async () =>
      [...(await site.visit('/feed.xml')).text.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, t]) => t);
    expect(await titles()).toEqual(['Second &amp; last', 'First &lt;post&gt;']);
    expect(pages.text).toContain(`<link>${address}/first</link>`);
    expect((await site.visit('/')).text).toContain(`href="/sites/${slug}/feed.xml"`);
    await site.set({ type: 'SHOP' });
    expect((await site.visit('/feed.xml')).status).toBe(404);
    expect((await site.visit('/')).text).not.toContain('feed.xml');
  });

  it('is a title, a description, an address and the kind of page', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.set({ seo, type: 'SHOP', description: 'What the site is about' });
    const about = await site.page(site.editor, site.site.id, { title: 'About', url_path: '/about' });
    await site.publish(about.id);
    const { text } = await site.visit('/about');
    expect(text).toContain('<title>About · Salt &amp; Stone</title>');
    expect(text).toContain('<meta name="description" content="Clay &amp; salt">');
    expect(text).toContain(`<link rel="canonical" href="${address}/about">`);
    const jsonLd = (page: string) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '') as object;
    const whole = { '@type': 'WebSite', name: 'Salt & Stone', url: `${address}/` };
    expect(jsonLd(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      ...{ name: 'About', url: `${address}/about`, inLanguage: 'en', description: 'Clay & salt' },
      isPartOf: whole,
    });
    expect(jsonLd((await site.visit('/')).text)).toMatchObject(whole);
    await site.set({ seo: { description: '' } });
    expect((await site.visit('/')).text).toContain('content="What the site is about"');
  });
});
