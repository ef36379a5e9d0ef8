import { expect, it } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { NewPreviewLink } from '../../shared/wire/preview-links.ts';
import type { Website } from '../../shared/wire/websites.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { describeOnBothDatabases, describeWithDatabase, type MakeWorld } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { domain, makeHostedWorld } from './hosted-world.ts';

async function makeWatchedSite(makeWorld: MakeWorld) {
  const site = await makeHostedWorld(makeWorld);
  const admin = await site.admin();
  const { id } = site.site;
  return {
    ...site,
    admin,
    decide: (body: object) => admin.patch<Website>(`/api/websites/${id}/`, body),
    list: (query = '') => admin.read<ListAnswer<Website>>(`/api/websites/${query}`),
    asOwner: () => site.editor.read<Workspace>(`/api/workspaces/${id}/`),
  };
}

describeWithDatabase('A website that an administrator takes down', (makeWorld) => {
  it('is hidden from visitors everywhere at once, and comes back unchanged', async () => {
    const site = await makeWatchedSite(makeWorld);
    await site.takeDomain();
    const links = `/api/pages/${site.home.id}/preview-links/`;
    const link = await site.editor.create<NewPreviewLink>(links, {});
    const statuses = async () => [
      (await site.visit('/')).status,
      (await site.visitDomain('/')).status,
      (await site.visitDomain('/sitemap.xml')).status,
      (await site.guest.get(new URL(link.url).pathname)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(bodyOf(await site.decide({ taken_down: true }), 200).taken_down_at).toMatch(/^\d{4}-/);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    expect((await site.visitDomain('/')).text).toContain('Page not found');
    // Its owner cannot undo it.
    await site.set({ site_enabled: false });
    await site.set({ site_enabled: true, site_slug: 'another-name' });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await site.decide({ taken_down: false });
    expect((await site.visitDomain('/')).status).toBe(200);
  });

  it('shows its owner why and since when, and logs who did it', async () => {
    const site = await makeWatchedSite(makeWorld);
    expect((await site.asOwner()).site_taken_down).toBeNull();
    await site.decide({ taken_down: true, taken_down_reason: ' It looks like the sign-in of a bank. ' });
    const { site_taken_down } = await site.asOwner();
    expect(site_taken_down).toMatchObject({ reason: 'It looks like the sign-in of a bank.' });
    const [line = ''] = site.logged.filter((each) =>
      each.includes('an administrator decided about a website'),
    );
    expect(JSON.parse(line)).toMatchObject({
      workspace: site.site.id,
      administrator: site.admin.id,
      taken_down: true,
    });
    // The day stays when the reason changes.
    site.pass(60_000);
    const changed = bodyOf(await site.decide({ taken_down_reason: 'Another reason' }), 200);
    expect([changed.taken_down_at, changed.taken_down_reason]).toEqual([
      site_taken_down?.at,
      'Another reason',
    ]);
    const up = bodyOf(await site.decide({ taken_down: false }), 200);
    expect([up.taken_down_at, up.taken_down_reason]).toEqual([null, '']);
    // A reason alone would be lost.
    const alone = await site.decide({ taken_down_reason: 'A reason alone' });
    expect([alone.status, Object.keys(alone.body)]).toEqual([400, ['taken_down_reason']]);
  });
});

describeOnBothDatabases('The list of websites', (makeWorld) => {
  it('has those of all users, the newest first, and finds them by name, slug, domain and owner', async () => {
    const site = await makeWatchedSite(makeWorld);
    const ben = await site.user('Ben');
    const other = await site.workspace(ben, { title: 'Čajna kuća' });
    await site.set({ site_domain: domain });
    const { count, results } = await site.list();
    expect(count).toBe(2);
    expect(results[0]).toEqual({
      ...{ id: other.id, title: 'Čajna kuća' },
      owner: { id: ben.id, name: 'Ben', email: ben.email, email_written: ben.email },
      ...{ site_enabled: false, site_url: 'https://octavo.example/sites/cajna-kuca/' },
      ...{ site_domain: null, site_domain_written: null, site_domain_proof: null },
      ...{ taken_down_at: null, taken_down_reason: '' },
    });
    for (const [search, found] of [
      ['caj', [other.id]],
      [ben.email, [other.id]],
      ['salt-and', [site.site.id]],
      ['SHOP.example', [site.site.id]],
      ['nothing', []],
    ] as const)
      expect([search, (await site.list(`?search=${search}`)).results.map(({ id }) => id)]).toEqual([
        search,
        found,
      ]);
    expect((await site.list('?page_size=1')).results).toHaveLength(1);
    await site.set({ site_domain: 'кафа.срб' });
    const { results: found } = await site.list(`?search=${encodeURIComponent('Кафа.срб')}`);
    expect(found).toMatchObject([
      { site_domain: 'xn--80aa2a4b.xn--90a3ac', site_domain_written: 'кафа.срб' },
    ]);
    // A value in the form that the form shows may be sent unchanged.
    await site.set({ site_domain: 'кафа.срб' });
    expect(await site.asOwner()).toMatchObject({ site_domain: 'xn--80aa2a4b.xn--90a3ac' });
  });
});
