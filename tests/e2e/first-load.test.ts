import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { firstVisits, nameOfVisit, readManifest, scriptsOf } from '../../scripts/first-load.ts';
import { editorAccount } from '../support/real-server.ts';
import { type Asked, isCode, isRead, longestChain, watchRequests } from '../support/waterfall.ts';
import type { App } from './drivers/app.ts';
import { openStage } from './support/open-app.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');

/** The requests of the page, those they cause, and one more for requests that depend on an answer. */
const longest = 3;

/** Longer than a busy machine needs between two requests of one step, in milliseconds. */
const latency = 1000;

const preview = '[data-testid=page-preview]';

/** Requests of the idle editor for the picker: the design, samples, and the words of the theme. */
const forPicker = /\/design\/$|\/(samples|site)\.json$/;

/** The preview needs them at once. */
const isThemeWords = ({ path: address }: Asked) => address.endsWith('/site.json');

interface Editor {
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** The values of a path's parameters. */
  readonly names: Readonly<Record<string, string>>;
}

describe('the first load', () => {
  const stage = openStage();
  let editor: Editor | undefined;

  it.each(firstVisits.map((visit) => [nameOfVisit(visit), visit] as const))(
    'of %s consists of the scripts that the size check counts, in few steps, and requests nothing twice',
    async (_name, visit) => {
      if (visit.signedIn) editor ??= await visitAsEditor(await stage.newApp({ showsPreview: true }));
      // A new context has an empty cache. Cached files have no latency, so files of one step would look like several steps.
      const { showsPreview = false } = visit;
      const { page } = await stage.newApp({
        showsPreview,
        ...(visit.signedIn && editor && { storageState: editor.state }),
      });
      const address = visit.path.replace(/:(\w+)/g, (_, name: string) => editor?.names[name] ?? '');
      const waterfall = await watchRequests(page, latency);
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // The page's log never reports that the requests for its frame and its worker have ended.
      if (showsPreview) await page.frameLocator(preview).locator('[data-octavo-block]').first().waitFor();
      else await page.waitForLoadState('networkidle');
      const { asked } = waterfall;
      const scripts = new Set(asked.filter(isCode).map((one) => one.path.slice(1)));
      const expected = scriptsOf(readManifest(client), visit);
      // The editor fetches the code for forms when the browser is idle.
      const first = address.includes('/pages/') ? expected.filter((file) => scripts.has(file)) : [...scripts];
      expect(first.toSorted()).toEqual(expected);
      const named = fs.readFileSync(path.join(client, 'index.html'), 'utf8');
      for (const [, file = ''] of named.matchAll(/(?:src|href)="\/([^"]+\.js)"/g))
        expect(scripts, 'what index.html names is asked for').toContain(file);
      expect(twice(asked.filter(isRead)), 'reads that were made twice').toEqual([]);
      const isNeeded = (one: Asked) =>
        expected.includes(one.path.slice(1)) || one.path.includes('render-worker');
      const chain = longestChain(
        firstOfEach(asked).filter(
          (one) =>
            (isCode(one) ? isNeeded(one) : !forPicker.test(one.path)) || (showsPreview && isThemeWords(one)),
        ),
      );
      expect(chain.length, chain.map((one) => one.path).join(' → ')).toBeLessThanOrEqual(longest);
    },
  );
});

/** Signs in, and finds the first workspace and its first page. */
async function visitAsEditor(app: App): Promise<Editor> {
  await app.enter(editorAccount);
  for (const link of [/^Pages of /, /^Open /])
    await app.page.getByRole('link', { name: link }).first().click();
  await app.page.waitForURL(/\/pages\/(?!create)[^/]+$/);
  const [, , workspaceId = '', , pageId = ''] = new URL(app.page.url()).pathname.split('/');
  return { state: await app.page.context().storageState(), names: { workspaceId, pageId } };
}

/** Repeated requests, such as for the code of a spare worker, are served from the browser's cache. */
function firstOfEach(asked: readonly Asked[]): readonly Asked[] {
  return asked.filter((one, index) => asked.findIndex(({ path: other }) => other === one.path) === index);
}

function twice(asked: readonly Asked[]): string[] {
  const names = asked.map(({ method, path: address }) => `${method} ${address}`);
  return names.filter((name, index) => names.indexOf(name) !== index);
}
