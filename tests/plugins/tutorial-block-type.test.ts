import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { launchChromium } from '../../tools/chromium.ts';
import type { App } from '../e2e/drivers/app.ts';
import { signInTo } from '../e2e/support/sign-in-to.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { editorAccount } from '../support/real-server.ts';
import { until, untilAnswering } from './support/await-server.ts';
import { openApp } from './support/open-app.ts';
import { serverSettings } from './support/server-settings.ts';
import { makeTemporaryProject, type TemporaryProject } from './support/temporary-project.ts';
import { readSteps } from './support/tutorial-steps.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/tutorial-block-type.md'), 'utf8');

let project: TemporaryProject;
let browser: Browser;
let settings: Readonly<Record<string, string>>;
beforeAll(async () => {
  project = makeTemporaryProject();
  const [opened, port] = await Promise.all([launchChromium(), freePort()]);
  browser = opened;
  // The page itself states the administrator's password.
  const { OCTAVO_ADMIN_PASSWORD: _said, ...others } = serverSettings(project, port);
  settings = { ...others, BROWSER: 'none' };
});
afterAll(async () => {
  await browser?.close();
  await project?.remove();
});

/** The steps that the page describes in words, by the heading above them. */
const inTheBrowser: Readonly<Record<string, (app: App) => Promise<void>>> = {
  '## 4. Fill it': fill,
  '## 5. Read it as a site': readSite,
};

it('followed word for word, ends with a block type whose content has outlived a change', async () => {
  let app: App | undefined;
  let said = '';
  // The terminal of the reader keeps exported variables.
  let exported = '';
  for (const section of page.split(/^(?=## )/m)) {
    for (const step of readSteps(section)) {
      if (step.kind === 'file') project.write(step.file, step.text);
      else if (step.kind === 'said') for (const line of step.lines) expect(said).toContain(line);
      else if (step.kind === 'server') app = await start(step.text);
      else if (step.text.startsWith('export ')) exported += step.text;
      else said = follow(`${exported}${step.text}`);
    }
    const [heading = ''] = section.split('\n');
    if (app !== undefined) await inTheBrowser[heading]?.(app);
  }
  expect(project.read('octavo-types.ts')).toMatch(/EveningsBlock \{[^]*price\?: number \| null;/);
  await seeChange(app as App);
});

/** The output of a command. Only one that compares may end with another code than 0. */
function follow(command: string): string {
  const { code, said } = project.shell(command, settings);
  expect([code, said]).toEqual([command.includes('models diff') ? 1 : 0, said]);
  return said;
}

/** `npm test` runs the built server, because the development server is slow to start; `npm run test:all` does as on the page. */
async function start(command: string): Promise<App> {
  const built = `node ${path.join(root, 'dist/server/main.js')}`;
  const server = project.startShell(
    runsAllTests() ? command : command.replace('npm run dev', built),
    settings,
  );
  const api = `http://localhost:${settings['PORT'] ?? ''}`;
  await untilAnswering(`${api}/api/system/ready/`, server);
  if (!runsAllTests()) return openApp(browser, api);
  const address = () => /Local:\s*(http:\/\/[\w.]+:\d+)/.exec(server.said())?.[1];
  await until(() => address() !== undefined, server.said);
  return openApp(browser, address() ?? '');
}

async function fill(app: App): Promise<void> {
  await app.signIn(editorAccount);
  await app.page.getByRole('link', { name: 'Podgrađe Ceramics' }).first().click();
  await app.createPage('Programme', '/programme');
  const form = await app.editor.addBlock('Evenings');
  await form.text('Heading').fill('This month');
  const { keyboard } = app.page;
  const last = (role: 'textbox' | 'checkbox', name: string | RegExp) =>
    app.page.getByRole(role, { name }).last();
  for (const [what, price] of [
    ['Hamlet', '12'],
    ['Open rehearsal', undefined],
  ] as const) {
    await form.group('Evenings').getByRole('button', { name: 'Add item', exact: true }).click();
    await last('textbox', 'What').and(app.page.locator(':focus')).waitFor();
    await keyboard.type(what);
    await app.page.getByLabel(/^Day/).last().fill('2026-12-04');
    expect(await app.page.getByLabel(/^Price/).count()).toBe(0);
    if (price === undefined) continue;
    await last('checkbox', 'Costs something').check();
    await app.page
      .getByLabel(/^Price/)
      .last()
      .fill(price);
  }
  await app.editor.saveBlock(0);
  await app.editor.publish();
}

const evenings = [
  { day: '2026-12-04', costs: true, price: 12 },
  { day: '2026-12-04', costs: false },
];

async function readSite(app: App): Promise<void> {
  const answer = await app.page.request.get(
    `http://localhost:${settings['PORT'] ?? ''}/sites/podgradje-ceramics/programme`,
  );
  const html = await answer.text();
  for (const text of ['This month', 'Hamlet', 'Open rehearsal', 'Price']) expect(html).toContain(text);
  expect(await delivered(app)).toEqual([
    { what: 'Hamlet', ...evenings[0] },
    { what: 'Open rehearsal', ...evenings[1] },
  ]);
}

/** The evenings as an external site gets them. */
async function delivered(app: App): Promise<unknown> {
  const [, workspace = ''] = /workspaces\/([^/]+)/.exec(app.page.url()) ?? [];
  const url = `http://localhost:${settings['PORT'] ?? ''}`;
  const call = await signInTo({ url });
  const { api_key } = await call<{ api_key: string }>('accesses/', { title: 'Theatre', workspace });
  const answer = await fetch(`${url}/api/delivery/pages/?path=/programme`, {
    headers: { 'x-api-key': api_key },
  });
  const { blocks } = (await answer.json()) as { blocks: { data: { evenings: unknown } }[] };
  return blocks[0]?.data.evenings;
}

async function seeChange(app: App): Promise<void> {
  await app.page.reload();
  await app.editor.openBlock(0);
  const items = app.page.locator('.item-toggle');
  await items.first().click();
  await expect
    .poll(() => app.page.getByRole('textbox', { name: 'Title' }).last().inputValue())
    .toBe('Hamlet');
  // It has not been published since.
  expect(await delivered(app)).toMatchObject([{ what: 'Hamlet' }, { what: 'Open rehearsal' }]);
  const form = app.editor.form(0);
  await form.text('Heading').fill('This winter');
  await app.editor.saveBlock(0);
  await app.page.getByRole('button', { name: 'Publish changes', exact: true }).click();
  const present = [
    { title: 'Hamlet', stage: '', ...evenings[0] },
    { title: 'Open rehearsal', stage: '', ...evenings[1] },
  ];
  await expect.poll(() => delivered(app)).toEqual(present);
}
