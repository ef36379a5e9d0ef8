import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../support/world.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';

const taken = {
  site_slug: ['Another website already uses this address.'],
  site_domain: ['Another website already uses this domain.'],
};

describeOnBothDatabases('The slug and the domain of a site', (makeWorld) => {
  it('are refused when another site has them, each at its own field', async () => {
    const site = await makeHostedWorld(makeWorld);
    await site.set({ site_domain: domain });
    const ben = await site.user('Ben');
    const other = await site.workspace(ben);
    const change = (body: object) => site.call('PATCH', `/api/workspaces/${other.id}/`, { as: ben, body });
    for (const [body, fields] of [
      [{ site_slug: slug }, { site_slug: taken.site_slug }],
      [{ site_domain: `${domain.toUpperCase()}.` }, { site_domain: taken.site_domain }],
      [{ site_slug: slug, site_domain: domain }, taken],
    ] as const) {
      const answer = await change(body);
      expect([answer.status, answer.body]).toEqual([400, fields]);
    }
    // What a site has already is not taken.
    expect((await site.set({ site_slug: slug, site_domain: domain })).status).toBe(200);
    expect((await change({ site_slug: 'others', site_domain: 'others.example' })).status).toBe(200);
  });

  it('go to one of two that ask at the same time, and the other one is told', async () => {
    const site = await makeHostedWorld(makeWorld);
    const others = await Promise.all(Array.from({ length: 4 }, () => site.workspace(site.editor)));
    for (const [field, value] of [
      ['site_slug', 'wanted-by-all'],
      ['site_domain', 'wanted.example'],
    ] as const) {
      const answers = await Promise.all(
        others.map(({ id }) =>
          site.call('PATCH', `/api/workspaces/${id}/`, { as: site.editor, body: { [field]: value } }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of answers)
        if (status !== 200) expect(body).toEqual({ [field]: taken[field] });
    }
  });

  it('are refused with a sentence when they cannot be any', async () => {
    const site = await makeHostedWorld(makeWorld);
    for (const site_slug of ['', 'a b', 'Übung', '-a', 'a/b', '../x', 'assets', 'x'.repeat(200), 7, null]) {
      const { status, body } = await site.set({ site_slug });
      expect([site_slug, status, Object.keys(body)]).toEqual([site_slug, 400, ['site_slug']]);
    }
    const domains = [
      'localhost',
      '10.0.0.1',
      '[::1]',
      'a b.example',
      'https://a.example',
      'a.example/x',
      'a.example?x',
      'a.example#x',
      'me@a.example',
    ];
    for (const site_domain of [
      ...domains,
      'a.example:80',
      '-a.example',
      'octavo.example',
      'x'.repeat(300),
      7,
    ]) {
      const { status, body } = await site.set({ site_domain });
      expect([site_domain, status, Object.keys(body)]).toEqual([site_domain, 400, ['site_domain']]);
    }
    expect((await site.visit('/')).status).toBe(200);
  });
});
