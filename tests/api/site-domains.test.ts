import { expect, it } from 'vitest';
import { DnsFailure } from '../../server/platform/ports/dns.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { describeOnBothDatabases, type MakeWorld, type Member, type WorldOptions } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { domain, makeHostedWorld } from './hosted-world.ts';
import { expectAnswer } from '../support/expect-answer.ts';

/** Two users who both claim a domain; the site of the first one is up. */
async function makeRivals(makeWorld: MakeWorld, options?: WorldOptions) {
  const site = await makeHostedWorld(makeWorld, options);
  const ben = await site.user('Ben');
  const admin = await site.admin();
  const { id } = await site.workspace(ben, { title: 'Rival' });
  const check = (workspace: string, caller: Member) =>
    caller.post<Workspace>(`/api/workspaces/${workspace}/domain-check/`);
  const body = { site_domain: domain, site_enabled: true };
  await ben.change(`/api/workspaces/${id}/`, body);
  return {
    ...site,
    rival: id,
    claim: async () => bodyOf(await site.set({ site_domain: domain }), 200),
    /** Sets the DNS of the domain. */
    point: (...workspaces: string[]) =>
      site.records.set(
        `_octavo.${domain}`,
        workspaces.map((workspace) => `octavo-site=${workspace}`),
      ),
    check: () => check(site.site.id, site.editor),
    checkRival: () => check(id, ben),
    proofOf: async (workspace: string, caller: Member) =>
      (await caller.read<Workspace>(`/api/workspaces/${workspace}/`)).site_domain_proof,
    confirm: (workspace: string, domain_confirmed: boolean) =>
      admin.patch(`/api/websites/${workspace}/`, { domain_confirmed, site_domain: domain }),
    decide: (decision: object) => admin.patch(`/api/websites/${site.site.id}/`, decision),
    ben,
  };
}

const takenDomain = { site_domain: ['Another website already uses this domain.'] };

describeOnBothDatabases('A domain', (makeWorld) => {
  it('works once its DNS names the workspace, and a claim blocks no other', async () => {
    const site = await makeRivals(makeWorld);
    const claimed = await site.claim();
    expect(claimed).toMatchObject({
      site_domain: domain,
      site_domain_proof: null,
      site_domain_record: { name: `_octavo.${domain}`, value: `octavo-site=${site.site.id}` },
      site_url: 'https://octavo.example/sites/salt-and-stone/',
    });
    expect((await site.visitDomain('/')).status).toBe(302);
    site.point('somebody-else');
    expectAnswer(await site.check(), 400, {
      site_domain: [
        `The TXT record was not found at _octavo.${domain}. New records can take up to an hour to appear.`,
      ],
    });
    site.point('somebody-else', site.site.id);
    expect(bodyOf(await site.check(), 200)).toMatchObject({
      site_domain_proof: 'dns',
      site_url: `https://${domain}/`,
    });
    expect((await site.visitDomain('/')).text).toContain('published text');
    expect((await site.checkRival()).status).toBe(400);
  });

  it('goes to another workspace that its DNS names, once the record of the first one is removed', async () => {
    const site = await makeRivals(makeWorld);
    await site.claim();
    site.point(site.site.id);
    await site.check();
    site.point(site.site.id, site.rival);
    expect((await site.checkRival()).body).toEqual(takenDomain);
    site.point(site.rival);
    expect(bodyOf(await site.checkRival(), 200).site_domain_proof).toBe('dns');
    expect(await site.proofOf(site.site.id, site.editor)).toBeNull();
    expect((await site.visitDomain('/')).text).not.toContain('published text');
  });

  it('stays where an administrator has confirmed it until one withdraws that', async () => {
    const site = await makeRivals(makeWorld);
    await site.claim();
    expect((await site.confirm(site.site.id, true)).status).toBe(200);
    expect((await site.visitDomain('/')).text).toContain('published text');
    site.point(site.rival);
    expect((await site.checkRival()).body).toEqual(takenDomain);
    expect((await site.confirm(site.rival, true)).body).toEqual({
      domain_confirmed: takenDomain.site_domain,
    });
    site.point(site.site.id);
    expect(bodyOf(await site.check(), 200).site_domain_proof).toBe('administrator');
    await site.confirm(site.site.id, false);
    expect((await site.visitDomain('/')).status).toBe(302);
    expect((await site.confirm(site.rival, true)).status).toBe(200);
  });

  it('is confirmed only if it is the one that the administrator has seen', async () => {
    const site = await makeRivals(makeWorld);
    await site.claim();
    expect((await site.decide({ domain_confirmed: true })).body).toEqual({
      site_domain: ['This field is required'],
    });
    await site.set({ site_domain: 'www.bank.example' });
    const { status, body } = await site.confirm(site.site.id, true);
    expect([status, body]).toMatchObject([
      409,
      { code: 'conflict', message: 'The domain of this website has changed. Check it before you decide.' },
    ]);
    expect(await site.proofOf(site.site.id, site.editor)).toBeNull();
  });

  it('has to be proved again when it changes, and not when it stays', async () => {
    const site = await makeRivals(makeWorld);
    await site.takeDomain();
    expect(bodyOf(await site.set({ site_domain: `${domain}.` }), 200).site_domain_proof).toBe('dns');
    expect(bodyOf(await site.set({ site_domain: 'new.example' }), 200).site_domain_proof).toBeNull();
    expect(bodyOf(await site.set({ site_domain: domain }), 200).site_domain_proof).toBeNull();
    expect(bodyOf(await site.set({ site_domain: null }), 200).site_domain_record).toBeNull();
    expect((await site.check()).body).toEqual({ site_domain: ['Enter a domain first.'] });
  });

  it('stays a claim while its name servers do not answer', async () => {
    const dns = { readTexts: (name: string) => Promise.reject(new DnsFailure(name)) };
    const site = await makeRivals(makeWorld, { overrides: { dns } });
    await site.claim();
    expect((await site.check()).body).toEqual({
      site_domain: ['The name servers of this domain did not respond. Please try again later.'],
    });
  });
});
