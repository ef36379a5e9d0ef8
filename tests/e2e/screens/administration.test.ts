import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { adminAccount } from '../../support/real-server.ts';
import { mailedPath } from '../support/mailbox.ts';
import { openStage } from '../support/open-app.ts';

describe('in the administration', () => {
  const stage = openStage();

  it('the addresses that readers confirmed by the link in their mail are downloaded as a table', async () => {
    const app = await stage.newApp();
    const { page } = app;
    const email = 'reader@example.org';
    await page.request.post('/api/newsletter/', { data: { email } });
    await page.goto(await mailedPath(stage.server, email, '/newsletter/confirm/'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Your subscription is confirmed' }).waitFor();

    await app.startSession(adminAccount);
    await page.goto('/admin/newsletter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download confirmed addresses' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
    const table = await readFile(await download.path(), 'utf8');
    expect(table.split('\r\n')).toEqual([
      '"email","language","confirmed_at"',
      expect.stringMatching(/^"reader@example\.org","en","\d{4}-/),
      '',
    ]);
    expect(app.complaints).toEqual([]);
  });
});
