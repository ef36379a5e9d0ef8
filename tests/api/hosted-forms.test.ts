import { expect, it } from 'vitest';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Inquiry } from '../../shared/wire/inquiries.ts';
import { describeOnBothDatabases, type MakeWorld, type WorldOptions } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** A hosted site whose page `/contact` has the form. */
async function makeSite(makeWorld: MakeWorld, options?: WorldOptions) {
  const site = await makeHostedWorld(makeWorld, options);
  const page = await site.page(site.editor, site.site.id, { title: 'Contact', url_path: '/contact' });
  const { id } = await site.blockType(site.editor, 'Contact');
  const data = { title: 'Write to us', show_form: true };
  await site.addBlock('', { page: page.id, block_content_model: id, data });
  bodyOf(await site.publish(page.id), 200);
  const { text } = await site.visit('/contact');
  // The page that answers opens at its form.
  const action = /<form[^>]* action="([^"]+)#inquiry"/.exec(text)?.[1] ?? '';
  return {
    ...site,
    page,
    action,
    send: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      site.call('POST', action, {
        body: new URLSearchParams(form).toString(),
        headers: { ...formType, ...headers },
      }),
    inquiries: async () =>
      bodyOf(
        await site.call<ListAnswer<Inquiry>>('GET', `/api/inquiries/?workspace=${site.site.id}`, {
          as: site.editor,
        }),
        200,
      ).results,
  };
}

describeOnBothDatabases('The form of a hosted page', (makeWorld) => {
  it('reaches the owner without script, and thanks on the page', async () => {
    const site = await makeSite(makeWorld);
    const sent = { name: 'Ivo', email: 'ivo@example.org', message: 'One\r\ntwo <b>', website: '' };
    const answer = await site.send(sent);
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      `/sites/${slug}/contact?sent=1#inquiry`,
    ]);
    const thanks = await site.visit('/contact?sent=1');
    expect(thanks.text).toContain('Thank you. Your message has been sent.');
    expect(thanks.text).toContain('<meta name="robots" content="noindex">');
    expect((await site.visit('/contact')).text).not.toContain('Thank you');
    expect(await site.inquiries()).toMatchObject([
      { name: 'Ivo', email: 'ivo@example.org', message: 'One\ntwo <b>', page: { id: site.page.id } },
    ]);
  });

  it('comes back with what was typed and what is wrong with it', async () => {
    const site = await makeSite(makeWorld);
    await site.set({ site_language: 'de' });
    const answer = await site.send({ name: 'Ivo "&"', email: 'nobody', message: 'Is <it> open?' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).toContain('Geben Sie eine gültige E-Mail-Adresse ein.');
    expect(answer.text).toContain('value="Ivo &quot;&amp;&quot;"');
    expect(answer.text).toContain('Is &lt;it&gt; open?</textarea>');
    for (const message of ['', '   ', 'x'.repeat(5001)])
      expect((await site.send({ message })).status).toBe(400);
    expect(await site.inquiries()).toEqual([]);
  });

  it('works on a domain, and only for the site there', async () => {
    const site = await makeSite(makeWorld);
    await site.set({ site_domain: domain });
    const other = await site.workspace(site.editor, { title: 'Other' });
    const path = `/api/workspaces/${other.id}/`;
    await site.call('PATCH', path, { as: site.editor, body: { site_enabled: true } });
    const own = { host: domain.toUpperCase(), origin: `http://${domain}:8080` };
    const sent = await site.send({ message: 'Hello' }, own);
    expect([sent.status, sent.headers['location']]).toEqual([303, '/contact?sent=1#inquiry']);
    const body = 'message=Hello';
    const headers = { ...formType, host: domain };
    for (const origin of ['https://evil.example', 'null'])
      expect((await site.send({ message: 'Hello' }, { origin })).status).toBe(403);
    const elsewhere = await site.call('POST', '/sites/other/inquiries?page=/', { body, headers });
    expect(elsewhere.status).toBe(404);
    expect(await site.inquiries()).toHaveLength(1);
  });

  it('takes no other bodies, nothing from other sites, and nothing while the site is off', async () => {
    const site = await makeSite(makeWorld);
    const json = await site.call('POST', site.action, { body: { message: 'Hello' } });
    expect(json.status).toBe(415);
    expect((await site.send({ message: 'x'.repeat(100_000) })).status).toBe(413);
    expect((await site.send({ message: 'Hello' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const elsewhere = await site.call('POST', '/api/delivery/inquiries/', {
      body: 'message=x',
      headers: formType,
    });
    expect(elsewhere.status).toBe(401);
    await site.set({ site_enabled: false });
    expect((await site.send({ message: 'Hello' })).status).toBe(404);
    expect(await site.inquiries()).toEqual([]);
  });

  it('tells robots that fill in what people do not see nothing, and keeps nothing', async () => {
    const site = await makeSite(makeWorld);
    expect((await site.send({ message: 'Buy', website: 'https://spam.example' })).status).toBe(303);
    expect(await site.inquiries()).toEqual([]);
  });

  it('takes a few messages a minute from one visitor, and keeps what is too many on the page', async () => {
    const site = await makeSite(makeWorld, { env: { OCTAVO_RATE_LIMIT_SCALE: '0.1' } });
    for (let n = 0; n < 2; n += 1) expect((await site.send({ message: 'Hello' })).status).toBe(303);
    const answer = await site.send({ message: 'And this' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);
    expect(answer.text).toContain('Too many attempts.');
    expect(answer.text).toContain('And this');
    expect(await site.inquiries()).toHaveLength(2);
  });
});
