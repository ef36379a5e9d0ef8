import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstVisits, readManifest, scriptsOf } from '../../scripts/first-load.ts';
import { editorAccount } from '../support/real-server.ts';
import { openStage } from './support/open-app.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');

describe('the first load', () => {
  const stage = openStage();

  it.each(firstVisits)('of $path is the scripts that the size check adds up', async (visit) => {
    const app = await stage.newApp();
    if (visit.signedIn) {
      await app.enter(editorAccount);
      await app.page.waitForURL('**/workspaces');
    }
    const tab = visit.signedIn ? (await app.newTab()).page : app.page;
    const asked = new Set<string>();
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.add(pathname.slice(1));
    });
    await tab.goto(visit.path);
    await tab.getByRole('heading', { level: 1 }).first().waitFor();
    await tab.waitForLoadState('networkidle');
    expect([...asked].toSorted()).toEqual(scriptsOf(readManifest(client), visit));
    const named = fs.readFileSync(path.join(client, 'index.html'), 'utf8');
    for (const [, file = ''] of named.matchAll(/(?:src|href)="\/([^"]+\.js)"/g))
      expect(asked, 'what index.html names is asked for').toContain(file);
  });
});
