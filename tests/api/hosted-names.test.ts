import { expect, it } from 'vitest';
import { describeOnBothDatabases, describeWithDatabase } from '../support/world.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

const taken = { site_slug: ['Another website already uses this address.'] };

describeOnBothDatabases('The slug and the domain of a site', (makeWorld) => {
  it('have one owner per slug, but several claims per domain', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.takeDomain();
    const ben = await site.user('Ben');
    const other = await site.workspace(ben);
    const change = (body: object) => ben.patch(`/api/workspaces/${other.id}/`, body);
    for (const body of [{ site_slug: slug }, { site_slug: slug, site_domain: domain }]) {
      expectAnswer(await change(body), 400, taken);
    }
    // A site's own slug is not taken.
    expect((await site.set({ site_slug: slug, site_domain: domain })).status).toBe(200);
    expect((await change({ site_slug: 'others', site_domain: `${domain.toUpperCase()}.` })).status).toBe(200);
  });

  it('go to only one of several sites that request a slug at the same time, and the others get an error', async () => {
    const site = await makeHostedWorld(makeWorld);
    const others = await Promise.all(Array.from({ length: 4 }, () => site.workspace(site.editor)));
    const body = { site_slug: 'wanted-by-all' };
    const answers = await Promise.all(
      others.map(({ id }) => site.editor.patch(`/api/workspaces/${id}/`, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expect(answer.body).toEqual(taken);
  });
});

describeWithDatabase('The slug and the domain of any site', (makeWorld) => {
  it('never look like the product', async () => {
    const site = await makeHostedWorld(makeWorld, { env: { OCTAVO_BRAND_NAME: 'Meridian CMS' } });
    expectAnswer(await site.set({ site_slug: 'a b', site_domain: 'octavo.example' }), 400, {
      site_slug: [expect.any(String)],
      site_domain: [expect.any(String)],
    });
    for (const site_slug of ['log-in', 'meridian-cms'])
      expectAnswer(await site.set({ site_slug }), 400, {
        site_slug: ['This address is reserved. Choose another one.'],
      });
    const titled = await site.workspace(site.editor, { title: 'Sign in' });
    expect(titled.site_slug).toBe('site');
    expect((await site.workspace(site.editor, { title: 'Octavo' })).site_slug).toBe('site-2');
    // A site that already has a reserved slug keeps it, and can still be changed.
    const { db } = site.dependencies;
    await db.updateTable('workspaces').set({ site_slug: 'login' }).where('id', '=', titled.id).execute();
    const body = { site_slug: 'login', title: 'Our login' };
    const kept = await site.editor.patch(`/api/workspaces/${titled.id}/`, body);
    expect(kept.status).toBe(200);
  });
});
