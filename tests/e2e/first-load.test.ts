import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { firstVisits, nameOfVisit, readManifest, scriptsOf, type Visit } from '../../scripts/first-load.ts';
import { editorAccount } from '../support/real-server.ts';
import { type Asked, isCode, isRead, longestChain, watchRequests } from '../support/waterfall.ts';
import { openStage } from './support/open-app.ts';
import { signInTo } from './support/sign-in-to.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');

/** The requests of the page, those they cause, and one more for requests that depend on an answer. */
const mostSteps = 3;

/** Longer than a busy machine needs between two requests of one step, in milliseconds. */
const latency = 1000;

const preview = '[data-testid=page-preview]';

/** Requests of the idle editor for the picker: the design, samples, and the words of the theme. */
const forPicker = /\/design\/$|\/(samples|site)\.json$/;

/** The preview needs them at once. */
const isThemeMessages = ({ path: address }: Asked) => address.endsWith('/site.json');

/** Visits mostly wait for the latency, so several share the processor. */
const atOnce = 3;

const stage = openStage();

it('the first load of each screen consists of the scripts that the size check counts, in few steps, and requests nothing twice', async () => {
  const names = await firstRecords();
  const left = firstVisits.values();
  const checked: Visit[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const visit of left) {
        await checkVisit(visit, names);
        checked.push(visit);
      }
    }),
  );
  expect(checked).toHaveLength(firstVisits.length);
});

async function checkVisit(visit: Visit, names: Readonly<Record<string, string>>): Promise<void> {
  const name = nameOfVisit(visit);
  const { showsPreview = false } = visit;
  // A new context has an empty cache. Cached files have no latency, so files of one step would look like several steps.
  const app = await stage.newApp({ showsPreview });
  const { page } = app;
  if (visit.signedIn) await app.startSession(editorAccount);
  const address = visit.path.replace(/:(\w+)/g, (_, record: string) => names[record] ?? '');
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
  const loaded = address.includes('/pages/') ? expected.filter((file) => scripts.has(file)) : [...scripts];
  expect(loaded.toSorted(), name).toEqual(expected);
  const html = fs.readFileSync(path.join(client, 'index.html'), 'utf8');
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g))
    expect(scripts, `${name} requests every script that index.html names`).toContain(file);
  expect(twice(asked.filter(isRead)), `reads that ${name} makes twice`).toEqual([]);
  const isNeeded = (one: Asked) => expected.includes(one.path.slice(1)) || one.path.includes('render-worker');
  const chain = longestChain(
    firstOfEach(asked).filter(
      (one) =>
        (isCode(one) ? isNeeded(one) : !forPicker.test(one.path)) || (showsPreview && isThemeMessages(one)),
    ),
  );
  const steps = chain.map((one) => one.path).join(' → ');
  expect(chain.length, `${name}: ${steps}`).toBeLessThanOrEqual(mostSteps);
}

/** The first workspace of the demo and its first page, by the names in the paths of visits. */
async function firstRecords() {
  const call = await signInTo(stage.server);
  const first = async (list: string) =>
    (await call<{ readonly results: readonly { readonly id: string }[] }>(list)).results[0]?.id ?? '';
  const workspaceId = await first('workspaces/');
  return { workspaceId, pageId: await first(`pages/?workspace=${workspaceId}`) };
}

/** Repeated requests, such as for the code of a spare worker, are served from the browser's cache. */
function firstOfEach(asked: readonly Asked[]): readonly Asked[] {
  return asked.filter((one, index) => asked.findIndex(({ path: other }) => other === one.path) === index);
}

function twice(asked: readonly Asked[]): string[] {
  const names = asked.map(({ method, path: address }) => `${method} ${address}`);
  return names.filter((name, index) => names.indexOf(name) !== index);
}
