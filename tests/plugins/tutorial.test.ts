import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../tools/chromium.ts';
import { freePort } from '../../tools/free-port.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { editorAccount } from '../support/real-server.ts';
import { findCommand, installDebianPackage } from '../../tools/system-package.ts';
import { until, untilAnswering } from './support/await-server.ts';
import { openApp } from './support/open-app.ts';
import { serverSettings } from './support/server-settings.ts';
import { makeTemporaryProject, type Running, type TemporaryProject } from './support/temporary-project.ts';
import { readSteps, type TutorialStep } from './support/tutorial-steps.ts';
import { longestWait } from '../support/longest-wait.ts';

const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/plugin-authors.md'), 'utf8');

let project: TemporaryProject;
let browser: Browser;
let settings: Readonly<Record<string, string>>;
beforeAll(async () => {
  if (findCommand(['curl']) === undefined) installDebianPackage('curl');
  project = makeTemporaryProject();
  const [opened, port] = await Promise.all([launchChromium(), freePort()]);
  browser = opened;
  // The page itself states the administrator's password. No browser may open.
  const { OCTAVO_ADMIN_PASSWORD: _said, ...others } = serverSettings(project, port);
  settings = { ...others, BROWSER: 'none', STORYBOOK_DISABLE_TELEMETRY: '1' };
});
afterAll(async () => {
  await browser?.close();
  await project?.remove();
});

const steps = readSteps(page);
const firstServer = steps.findIndex(({ kind }) => kind === 'server');

it('followed word for word, ends with a type that passes every rule', async () => {
  expect(await followAll(steps.slice(0, firstServer))).toBe('');
});

// Storybook and the development server are slow to start. `three-ways.test.ts` tests new types with both.
it.runIf(runsAllTests())('followed to its end, shows the type in the editor and in Storybook', async () => {
  await seeWidget(await followAll(steps.slice(firstServer)));
});

/** Returns the address of the development server, if it was started. */
async function followAll(some: readonly TutorialStep[]): Promise<string> {
  let said = '';
  let dev = '';
  for (const step of some) {
    if (step.kind === 'file') project.write(step.file, step.text);
    else if (step.kind === 'command') said = follow(step.text);
    else if (step.kind === 'said') for (const line of step.lines) expect(said).toContain(line);
    else {
      const server = project.startShell(step.text, settings);
      const address = await addressOf(server);
      if (step.name === 'dev') dev = address;
      else {
        await seeStories(address);
        await server.stop();
      }
    }
  }
  return dev;
}

/** The output of a command. Only a command that stops with the sentence the page announces may fail. */
function follow(command: string): string {
  const { code, said } = project.shell(command, settings);
  if (code !== 0) expect(said).toContain('The field plugin "rating": field must exist');
  return said;
}

async function addressOf(server: Running): Promise<string> {
  const address = () => /Local:\s*(http:\/\/[\w.]+:\d+)/.exec(server.said())?.[1];
  await until(() => address() !== undefined, server.said);
  const port = settings['PORT'] ?? '';
  if (server.said().includes('The API listens'))
    await untilAnswering(`http://localhost:${port}/api/system/ready/`, server);
  return address() ?? '';
}

async function seeStories(address: string): Promise<void> {
  const context = await browser.newContext();
  context.setDefaultTimeout(longestWait);
  const tab = await context.newPage();
  await tab.goto(`${address}/iframe.html?viewMode=story&id=field-plugins-rating--filled&globals=language:de`);
  await tab.getByRole('radio', { name: 'Sterne: 3' }).first().waitFor();
  // The page leads to the playground, where the new type can be tried out.
  const [, link = ''] = /\((http:\/\/localhost:6006\/\S+start:rating)\)/.exec(page) ?? [];
  const { search } = new URL(link);
  await tab.goto(`${address}/${search}`);
  const playground = tab.frameLocator('#storybook-preview-iframe');
  await playground.getByRole('tab', { name: 'Preview' }).click();
  await playground.getByRole('radio', { name: 'Stars: 3' }).waitFor();
  await context.close();
}

async function seeWidget(baseURL: string): Promise<void> {
  const app = await openApp(browser, baseURL);
  await app.signIn(editorAccount);
  await app.openNewPage('A review');
  const form = await app.editor.addBlock('Review');
  const stars = form.group('Our verdict', 'radiogroup');
  await stars.getByRole('radio', { name: 'Stars: 2' }).press('Space');
  await app.editor.saveBlock(0);
  await app.page.reload();
  await app.editor.openBlock(0);
  await expect.poll(() => stars.getByRole('radio', { name: 'Stars: 2' }).isChecked()).toBe(true);
  // The preview beside the form renders the value with the plugin's own half.
  await app.page.frameLocator('[data-testid=page-preview]').locator('.s-rating').waitFor();
}
