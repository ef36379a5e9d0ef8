import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rejectionOf, signIn } from '../durability/caller.ts';
import type { App } from '../e2e/drivers/app.ts';
import { addBlockType } from '../e2e/support/add-block-type.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { findFirefox, launchFirefox } from '../../tools/firefox.ts';
import { freePort } from '../../tools/free-port.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { adminAccount, editorAccount } from '../support/real-server.ts';
import { until, untilAnswering } from './support/await-server.ts';
import { addRiddle, breakRendering, expectOneBlockMissing } from './support/broken-rendering.ts';
import { openApp } from './support/open-app.ts';
import { serverSettings } from './support/server-settings.ts';
import {
  makeTemporaryProject,
  type Ended,
  type Running,
  type TemporaryProject,
} from './support/temporary-project.ts';

/** A type for each of the three ways to add one. */
const types = ['stamps', 'coins', 'badges'] as const;

let project: TemporaryProject;
let browser: Browser;
let port = 0;
let url = '';
let server: Running;
/** Builds the project with the three types once, and starts it. The stamps and the block Quote can fail to render. */
beforeAll(async () => {
  project = makeTemporaryProject();
  [browser, port] = await Promise.all([launchChromium(), freePort()]);
  url = `http://127.0.0.1:${port}`;
  const makePlugin = (...args: readonly string[]) =>
    succeed(project.node(['scripts/new-field-plugin.ts', ...args, '--yes']));
  makePlugin('stamps', '--value', 'string');
  makePlugin('coins', '--value', 'number', '--into', '../coins');
  makePlugin('badges', '--value', 'items', '--into', '../badges');
  breakRendering(project, 'stamps');
  installPackage('coins');
  // English fills the gaps.
  fs.rmSync(badges('messages/de.json'));
  const plugins = "export default { fieldPlugins: ['octavo-field-coins', '../badges'] };\n";
  project.write('octavo.config.ts', plugins);
  succeed(project.node(['scripts/build.ts']));
  server = project.start(['dist/server/main.js'], serverSettings(project, port));
  await untilAnswering(`${url}/api/system/ready/`, server);
  await addBlockType({ url }, 'Collection', Object.fromEntries(types.map(fieldOf)));
  await addRiddle(url, 'stamps');
});
afterAll(async () => {
  await browser?.close();
  await project?.remove();
});

const badges = (file: string) => path.join(project.around, 'badges', file);
const edit = (file: string, from: string, to: string) => {
  const before = fs.readFileSync(badges(file), 'utf8');
  expect(before).toContain(from);
  fs.writeFileSync(badges(file), before.replaceAll(from, to));
};

it('adds a plugin as a folder, as a package and as an external folder', async () => {
  const renders = project.read('field-plugins/catalogue/renders.ts');
  for (const file of ['../stamps/render.tsx', 'octavo-field-coins/render', '../../../badges/render.tsx'])
    expect(renders).toContain(`from '${file}';`);
  expect(project.node(['scripts/check-locales.ts']).said).not.toContain('badges');

  const app = await openCollection(url);
  const pageId = new URL(app.page.url()).pathname.split('/')[4] ?? '';
  expect(await rejections(pageId)).toEqual({
    stamps: ['Line breaks aren’t allowed here.'],
    coins: ['Enter a number that is not below zero.'],
    badges: ['Label 1: enter some text.'],
    errors: [
      {
        ...{ field: 'stamps', path: 'stamps', code: 'stamps.line_break' },
        message: 'Line breaks aren’t allowed here.',
      },
      {
        ...{ field: 'coins', path: 'coins', code: 'coins.negative' },
        message: 'Enter a number that is not below zero.',
      },
      { field: 'badges', path: 'badges', code: 'badges.needs_title', message: 'Label 1: enter some text.' },
    ],
  });
  expect(await rejections(pageId, wrong, 'de')).toMatchObject({
    coins: [expect.not.stringContaining('Enter a number') as string],
    badges: ['Label 1: enter some text.'],
  });
  const form = await app.editor.addBlock('Collection');
  await form.text('Stamps').fill('Blue');
  await form.text('Coins').fill('3');
  await form.group('Badges').getByRole('button', { name: 'Add label' }).click();
  await app.page.keyboard.type('Gold');
  await app.editor.saveBlock(0);
  await app.page.reload();
  await app.editor.openBlock(0);
  await expect.poll(() => form.text('Coins').inputValue()).toBe('3');
  await app.page.getByRole('button', { name: 'Language', exact: true }).click();
  await app.page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await app.page.getByRole('button', { name: 'Sprache', exact: true }).waitFor();
  await app.editor.openBlock(0);
  await app.page.getByRole('button', { name: 'Remove label 1', exact: true }).waitFor();
  expect(app.complaints).toEqual([]);
  await app.page.context().close();

  expect(await namesInBuilder('en-GB')).toEqual({
    stamps: 'Stamps One line',
    coins: 'Coins A number that is not below zero',
    badges: 'Badges Short labels, each with a colour',
  });
  expect(await namesInBuilder('de-DE')).toMatchObject({
    coins: 'Menge Eine Zahl, die nicht unter null liegt',
    badges: 'Badges Short labels, each with a colour',
  });
});

const firefox = runsAllTests() ? findFirefox() : undefined;

describe.each(['loops', 'throws'])('a plugin or a component of the theme that %s', (fault) => {
  it('affects only its own block', () => expectOneBlockMissing(browser, url, fault));

  it.runIf(firefox !== undefined)('affects only its own block in Firefox', async () => {
    const other = await launchFirefox(firefox ?? '');
    onTestFinished(() => other.close());
    await expectOneBlockMissing(other, url, fault);
  });
});

it('follows changes to an external folder', async () => {
  await server.stop();
  const dev = project.start(['scripts/dev.ts'], serverSettings(project, port));
  await untilAnswering(`${url}/api/system/ready/`, dev);
  const address = () => /Local:\D*(http:\/\/localhost:\d+)/.exec(dev.said())?.[1];
  await until(() => address() !== undefined, dev.said);

  const app = await openCollection(address() ?? '');
  const form = await app.editor.addBlock('Collection');
  const add = (name: string) => form.group('Badges').getByRole('button', { name, exact: true });
  await add('Add label').click();
  await app.page.keyboard.type('Silver');

  // Its view: replaced in place, keeping the typed text.
  await app.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  edit(
    'badges-controls.tsx',
    "label={host.translate('badges.title')}",
    "label={`${host.translate('badges.title')}, refreshed`}",
  );
  const refreshed = form.group('Badges').getByRole('textbox', { name: 'Text, refreshed' });
  // Vite begins to watch a file a moment after the page has loaded it, so it is saved again until the change is noticed.
  await until(async () => {
    const now = new Date();
    fs.utimesSync(badges('badges-controls.tsx'), now, now);
    return refreshed.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
  }, dev.said);
  expect(await refreshed.inputValue()).toBe('Silver');
  expect(await app.page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

  // Its messages: the page reloads with them.
  edit('messages/en.json', '"Add label"', '"Add a badge"');
  await app.page.waitForFunction(() => !('sameDocument' in globalThis));
  await app.page.context().close();
  const again = await openCollection(address() ?? '');
  const formAgain = await again.editor.addBlock('Collection');
  await formAgain.group('Badges').getByRole('button', { name: 'Add a badge', exact: true }).waitFor();

  // Its server code: the server restarts with it.
  edit('field.ts', "title.trim() === ''", 'title.trim().length < 3');
  const pageId = new URL(again.page.url()).pathname.split('/')[4] ?? '';
  const short = { badges: [{ id: 'a', title: 'Au', color: 'default' }] };
  const isRejected = () =>
    rejections(pageId, short).then(
      (fields) => 'badges' in fields,
      () => false,
    );
  await until(isRejected, dev.said);
  await again.page.context().close();
  await dev.stop();
});

it('shows the stories of external plugins in Storybook', () => {
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  succeed(project.node([storybook, 'index', '--output-file', 'index.json', '--disable-telemetry']));
  const { entries } = JSON.parse(project.read('index.json')) as {
    readonly entries: Readonly<Record<string, object>>;
  };
  for (const type of types) expect(Object.keys(entries)).toContain(`field-plugins-${type}--filled`);
});

it('stops with one sentence when the sdk cannot be found', () => {
  fs.rmSync(badges('node_modules'), { recursive: true });
  const { code, said } = project.node(['scripts/plugins.ts']);
  expect([code, said.trim()]).toEqual([
    1,
    `The field plugin "badges": field must find @octavo/field-sdk, which is in no registry: link it by \`npm install --save-dev ${path.join(project.folder, 'field-plugins/sdk')}\` in ${path.join(project.around, 'badges')}, or pack it as docs/plugin-authors.md shows.`,
  ]);
});

function succeed({ code, said }: Ended): void {
  if (code !== 0) throw new Error(said);
}

/** Packs the package and has npm install it offline into an empty project, from where it is copied next to the links. */
function installPackage(type: string): void {
  succeed(project.npm(['pack', '--silent'], path.join(project.around, type)));
  const empty = path.join(project.around, 'empty');
  fs.mkdirSync(empty);
  fs.writeFileSync(path.join(empty, 'package.json'), '{}');
  const tarball = path.join(project.around, type, `octavo-field-${type}-0.1.0.tgz`);
  succeed(
    project.npm(['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', tarball], empty),
  );
  const installed = path.join(empty, 'node_modules', `octavo-field-${type}`);
  fs.cpSync(installed, path.join(project.folder, 'node_modules', `octavo-field-${type}`), {
    recursive: true,
  });
}

function fieldOf(type: string, order: number) {
  const field_title = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  return [type, { field_type: type, field_title, required: false, order, field_values: null }] as const;
}

/** The names and descriptions of the types in the builder of block types. */
async function namesInBuilder(locale: string): Promise<Readonly<Record<string, string>>> {
  const app = await openApp(browser, url, locale);
  await app.startSession(adminAccount);
  await app.page.goto(`/admin/block-types/${await idOfCollection()}`);
  await app.page.locator('#add-field').click();
  const names = types.map(async (type) => {
    const text = await app.page.locator(`[data-type="${type}"]`).innerText();
    return [type, text.replaceAll(/\s+/g, ' ')] as const;
  });
  const found = Object.fromEntries(await Promise.all(names));
  await app.page.context().close();
  return found;
}

async function idOfCollection(): Promise<string | undefined> {
  const call = await signIn(url);
  const models = await call<readonly { id: string; name: string }[]>('block-content-models/');
  return models.find(({ name }) => name === 'Collection')?.id;
}

async function openCollection(baseURL: string): Promise<App> {
  const app = await openApp(browser, baseURL);
  await app.signIn(editorAccount);
  await app.openNewPage('Collections');
  return app;
}

/** A wrong value for every field. */
const wrong = { stamps: 'two\nlines', coins: -1, badges: [{ id: 'a', title: ' ', color: 'default' }] };

/** The server's errors for a block with this data. */
async function rejections(page: string, data: object = wrong, language = 'en') {
  const call = await signIn(url);
  const body = { page, block_content_model: await idOfCollection(), data };
  return (await rejectionOf(call('blocks/', { body, headers: { 'accept-language': language } }))).body;
}
