import { expect, it } from 'vitest';
import { pruneSpam } from '../../server/modules/form-submissions/receive.ts';
import { checkInstallation } from '../../server/modules/integrity/service.ts';
import { readMail } from '../../server/modules/mails/service.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { FormSubmission } from '../../shared/wire/form-submissions.ts';
import {
  describeOnBothDatabases,
  describeWithDatabase,
  type MakeWorld,
  type WorldOptions,
} from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { domain, makeHostedWorld, slug } from './hosted-world.ts';

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** A hosted site whose page `/contact` has the form. */
async function makeSite(makeWorld: MakeWorld, options?: WorldOptions) {
  const site = await makeHostedWorld(makeWorld, options);
  const page = await site.page(site.editor, site.site.id, { title: 'Contact', url_path: '/contact' });
  const { id } = await site.blockType(site.editor, 'Contact');
  const data = { title: 'Write to us', show_form: true };
  const block = await site.addBlock('', { page: page.id, block_content_model: id, data });
  bodyOf(await site.publish(page.id), 200);
  const { text } = await site.visit('/contact');
  // The page that answers opens at its form.
  const action = /<form[^>]* action="([^"]+)#inquiry"/.exec(text)?.[1] ?? '';
  return {
    ...site,
    page,
    block,
    action,
    send: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      site.guest.post(action, new URLSearchParams(form).toString(), { ...formType, ...headers }),
    inquiries: async (query = '') =>
      (
        await site.editor.read<ListAnswer<FormSubmission>>(
          `/api/inquiries/?workspace=${site.site.id}${query}`,
        )
      ).results,
  };
}

describeOnBothDatabases('The room for messages from a hosted page', (makeWorld) => {
  it('is limited by the workspace: above it the owner is notified, and the visitor keeps the text', async () => {
    const long = 'x'.repeat(400);
    // Room for two of them.
    const site = await makeSite(makeWorld, { env: { OCTAVO_MAX_INQUIRIES_MB: '0.0015' } });
    for (const message of [long, long]) expect((await site.send({ message })).status).toBe(303);
    const rejected = await site.send({ message: `${long} Again` });
    expect(rejected.status).toBe(409);
    expect(rejected.text).toContain('This site can’t take more messages at the moment.');
    expect(rejected.text).toContain(`${long} Again</textarea>`);
    await site.send({ message: long });
    const mails = await site.dependencies.db.selectFrom('outbox').selectAll().execute();
    expect(mails.map((row) => readMail(site.dependencies, row))).toEqual([
      {
        template: 'inquiries_full',
        to: site.editor.email,
        language: 'en',
        link: `https://octavo.example/workspaces/${site.site.id}/inquiries`,
      },
    ]);
    const isFull = async () =>
      (await site.editor.get(`/api/inquiries/?workspace=${site.site.id}`)).body['is_full'];
    expect(await isFull()).toBe(true);
    // A robot gets the same answer, and it is true: the owner has the mail.
    expect((await site.send({ message: long, leave_this_empty: 'x' })).status).toBe(409);
    const [newest] = await site.inquiries();
    await site.editor.delete(`/api/inquiries/${newest?.id}/`);
    expect((await site.send({ message: long })).status).toBe(303);
    expect(await site.inquiries()).toHaveLength(2);
  });

  it('is freed by removing spam, which is also deleted after 30 days', async () => {
    const site = await makeSite(makeWorld, { env: { OCTAVO_MAX_INQUIRIES_MB: '0.0015' } });
    const spam = { message: 'x'.repeat(400), leave_this_empty: 'x' };
    // The third one takes the place of the first two.
    for (const left of [1, 2, 1, 2])
      expect([(await site.send(spam)).status, (await site.inquiries('&spam=1')).length]).toEqual([303, left]);
    expect(await site.dependencies.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect((await site.send({ message: 'Hello' })).status).toBe(303);
    expect([await site.inquiries('&spam=1'), (await site.inquiries()).length]).toEqual([[], 1]);
    await site.send(spam);
    const [kept] = await site.inquiries();
    await site.editor.patch(`/api/inquiries/${kept?.id}/`, { is_spam: true });
    await site.editor.patch(`/api/inquiries/${kept?.id}/`, { is_spam: false });
    site.pass(31 * 86_400_000);
    await pruneSpam.run(site.dependencies);
    site.pass(-31 * 86_400_000);
    expect([await site.inquiries('&spam=1'), (await site.inquiries()).length]).toEqual([[], 1]);
    const { damage } = await checkInstallation(site.dependencies, {
      progress: () => undefined,
      recount: false,
    });
    expect(damage).toEqual([]);
  });
});

describeWithDatabase('The form of a hosted page', (makeWorld) => {
  it('reaches the owner without scripts, and thanks the visitor on the page', async () => {
    const site = await makeSite(makeWorld);
    const sent = { name: 'Ivo', email: 'ivo@example.org', message: 'One\r\ntwo <b>', leave_this_empty: '' };
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

  it('comes back with the input and its errors', async () => {
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
    await site.takeDomain();
    const other = await site.workspace(site.editor, { title: 'Other' });
    const path = `/api/workspaces/${other.id}/`;
    await site.editor.patch(path, { site_enabled: true });
    const own = { host: domain.toUpperCase(), origin: `http://${domain}:8080` };
    const sent = await site.send({ message: 'Hello' }, own);
    expect([sent.status, sent.headers['location']]).toEqual([303, '/contact?sent=1#inquiry']);
    const body = 'message=Hello';
    const headers = { ...formType, host: domain };
    for (const origin of ['https://evil.example', 'null'])
      expect((await site.send({ message: 'Hello' }, { origin })).status).toBe(403);
    const elsewhere = await site.guest.post('/sites/other/inquiries?page=/', body, headers);
    expect(elsewhere.status).toBe(404);
    expect(await site.inquiries()).toHaveLength(1);
  });

  it('takes no other bodies, nothing from other sites, and nothing while the site is off', async () => {
    const site = await makeSite(makeWorld);
    const json = await site.guest.post(site.action, { message: 'Hello' });
    expect(json.status).toBe(415);
    expect((await site.send({ message: 'x'.repeat(100_000) })).status).toBe(413);
    expect((await site.send({ message: 'Hello' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const elsewhere = await site.guest.post('/api/delivery/inquiries/', 'message=x', formType);
    expect(elsewhere.status).toBe(401);
    await site.set({ site_enabled: false });
    expect((await site.send({ message: 'Hello' })).status).toBe(404);
    expect(await site.inquiries()).toEqual([]);
  });

  it('stores possible spam separately, for the owner to review, and reveals nothing to robots', async () => {
    const site = await makeSite(makeWorld);
    const { text } = await site.visit('/contact');
    const [hidden = ''] = /<input[^>]* hidden=""[^>]*>/.exec(text) ?? [];
    const trap = / name="(\w+)"/.exec(hidden)?.[1] ?? 'none';
    expect(trap).not.toMatch(/name|mail|phone|tel|address|url|web|company|user|pass|city|zip|code|title/);
    // Some programs fill in fields by their names: their messages are not lost.
    expect((await site.send({ message: 'Buy', [trap]: 'https://spam.example' })).status).toBe(303);
    expect((await site.send({ message: 'Hello', website: 'https://ivo.example' })).status).toBe(303);
    expect(await site.inquiries()).toMatchObject([{ message: 'Hello', is_spam: false }]);
    expect(await site.inquiries('&spam=1')).toMatchObject([
      { message: 'Buy', is_spam: true, is_read: false },
    ]);
  });

  it('takes a limited number of messages from one address for all sites together, with an API key or without', async () => {
    const site = await makeSite(makeWorld, { env: { OCTAVO_RATE_LIMIT_SCALE: '0.1' } });
    const others = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => site.workspace(site.editor, { title })),
    );
    const [hosted, read, blocked] = others.map(({ id }) => id);
    for (const id of [hosted, blocked])
      await site.editor.patch(`/api/workspaces/${id}/`, { site_enabled: true, site_slug: `site-${id}` });
    const { api_key: apiKey } = await site.createApiKey(site.editor, read ?? '');
    const toForm = (id: string | undefined) => () =>
      site.guest.post(`/sites/site-${id}/inquiries?page=/`, 'message=Hello', formType);
    const toApi = () => site.withKey(apiKey).post('/api/delivery/inquiries/', { message: 'Hello' });
    const statuses: number[] = [];
    for (const send of [toForm(hosted), toForm(hosted), toApi, toApi, toForm(blocked), toApi])
      statuses.push((await send()).status);
    expect(statuses).toEqual([303, 303, 201, 201, 429, 429]);
  });
});
