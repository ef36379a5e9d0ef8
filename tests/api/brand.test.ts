import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mailTemplates } from '../../server/modules/mails/service.ts';
import { languages } from '../../shared/languages.ts';
import { queue, readOutboxFiles, send } from '../support/outbox.ts';
import { describeWithDatabase } from '../support/world.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-brand-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const logo = path.join(folder, 'logo.svg');
const rendered =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
fs.writeFileSync(logo, rendered);

const env = {
  OCTAVO_BRAND_NAME: 'Meridian, Ltd.',
  OCTAVO_BRAND_LOGO: logo,
  OCTAVO_BRAND_PRIMARY: '#6D28D9',
  OCTAVO_BRAND_FONT: 'Georgia',
};

describeWithDatabase('the brand of an installation', (makeWorld) => {
  test('is in every mail, in both its versions and in every language', async () => {
    const world = await makeWorld({ env });
    for (const template of mailTemplates)
      for (const language of languages) await queue(world, { template, language });
    await send(world);
    const mails = await readOutboxFiles(world.dataDir);
    expect(mails).toHaveLength(mailTemplates.length * languages.length);
    for (const { mail } of mails) {
      expect(mail.from).toMatchObject({ name: 'Meridian, Ltd.', address: 'octavo@localhost.test' });
      const { subject = '', text = '', html = '' } = mail;
      expect(text).toContain('Meridian, Ltd.');
      expect(html).toContain('Meridian, Ltd.');
      expect(html).toContain('background-color:#6D28D9');
      expect(html).toContain("font-family:'Georgia', system-ui");
      expect(subject + text + html.replaceAll('octavo.example', '')).not.toContain('Octavo');
      expect(html.match(/<img[^>]*src="([^"]*)"/)?.[1]).toBe('cid:logo');
      const [image, ...others] = mail.attachments;
      expect(others).toEqual([]);
      expect(image).toMatchObject({ mimeType: 'image/png', contentId: '<logo>', related: true });
      expect(
        Buffer.from(image?.content as ArrayBuffer)
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    }
  });

  test('has files whose addresses are valid forever, and which can do nothing', async () => {
    const world = await makeWorld({ env });
    const [file] = world.dependencies.config.brand.files;
    const { status, text, headers } = await world.guest.get(file?.path ?? '');
    expect([status, text]).toEqual([200, rendered]);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    for (const other of ['/brand/', '/brand/0000000000000000.svg', '/brand/..%2Findex.html'])
      expect((await world.guest.get(other)).status).toBe(404);
  });

  test('is the title of the API documentation', async () => {
    const world = await makeWorld({ env });
    const page = await world.guest.get('/api/docs/');
    expect(page.text).toContain('<title>Meridian, Ltd. API</title>');
    expect(page.text).toContain(`href="${world.dependencies.config.brand.logo?.path}"`);
    const { body } = await world.guest.get<{ info: { title: string } }>('/api/openapi.json');
    expect(body.info.title).toBe('Meridian, Ltd.');
  });
});
