import type { Browser, FrameLocator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../tools/chromium.ts';
import { findFirefox, launchFirefox } from '../../tools/firefox.ts';
import { freePort } from '../../tools/free-port.ts';
import { App } from '../e2e/drivers/app.ts';
import { addBlockType } from '../e2e/support/add-block-type.ts';
import { runsAllTests } from '../support/all-tests.ts';
import { editorAccount } from '../support/real-server.ts';
import { untilAnswering } from './support/await-server.ts';
import { serverSettings } from './support/server-settings.ts';
import { makeTemporaryProject, type TemporaryProject } from './support/temporary-project.ts';
import { longestWait } from '../support/longest-wait.ts';

/** Code of the theme and of a plugin that fails depending on a value. */
const faults = `const said = String(VALUE);
    if (said.includes('throws')) throw new Error('It does not draw.');
    for (; said.includes('loops'); );`;

const firefox = runsAllTests() ? findFirefox() : undefined;
const browsers = [
  ['Chromium', () => launchChromium()],
  ...(firefox === undefined ? [] : [['Firefox', () => launchFirefox(firefox)] as const]),
] as const;

let project: TemporaryProject;
let url = '';
beforeAll(async () => {
  project = makeTemporaryProject();
  run(project.node(['scripts/new-field-plugin.ts', 'riddle', '--value', 'string', '--yes']));
  // Values that are typed as text are not rendered by their plugin.
  edit(
    'field-plugins/riddle/render.tsx',
    /typed: 'line',\s*Render: \(\{ value, env \}\) =>\s*([^]*?),\n\}\);/,
    (_, rendered) =>
      `Render({ value, env }) {\n${faults.replace('VALUE', 'value')}\nreturn ${rendered};\n},\n});`,
  );
  edit(
    'site/blocks/quote.tsx',
    'Render({ view }) {',
    (found) => found + faults.replace('VALUE', "view.text('author')"),
  );
  run(project.node(['scripts/build.ts']));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await untilAnswering(
    `${url}/api/system/ready/`,
    project.start(['dist/server/main.js'], serverSettings(project, port)),
  );
  const field = (field_type: string, field_title: string, order: number) =>
    ({ field_type, field_title, required: false, order, field_values: null }) as const;
  await addBlockType({ url }, 'Riddle', {
    question: field('text', 'Question', 0),
    answer: field('riddle', 'Answer', 1),
  });
});
afterAll(() => project?.remove());

describe.each(browsers)('in %s', (_, launch) => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launch()));
  afterAll(() => browser?.close());

  it.each(['loops', 'throws'])(
    'a plugin or a component of the theme that %s costs its own block',
    async (fault) => {
      const { app, frame } = await openRiddle(browser);
      const riddle = app.editor.form(1);
      const shown = (text: string) => frame.getByText(text, { exact: true }).waitFor();
      const placeholder = (type: string) =>
        frame
          .locator('.s-placeholder')
          .filter({ hasText: type })
          .filter({ hasText: 'This block cannot be shown.' })
          .waitFor();

      await riddle.text('Answer').fill(`An egg that ${fault}`);
      // The form is as usable as before, in any state of the worker.
      await riddle.text('Question').fill('Now what has no doors?');
      await placeholder('Riddle');
      await shown('Calm words');
      expect(await riddle.text('Question').inputValue()).toBe('Now what has no doors?');
      expect(await frame.locator('.s-placeholder').count()).toBe(1);
      // It is tried again when the block is edited.
      await riddle.text('Answer').fill('An egg');
      await shown('An egg');
      await shown('Now what has no doors?');
      expect(await frame.locator('.s-placeholder').count()).toBe(0);
      await app.editor.saveBlock(1);

      const quote = await app.editor.openBlock(0);
      await quote.text('Author').fill(`Somebody who ${fault}`);
      await quote.text('Quotation').fill('Other words');
      await placeholder('Quote');
      await shown('An egg');
      // Opening the page again changes nothing.
      await app.editor.saveBlock(0);
      await app.page.reload();
      await placeholder('Quote');
      await shown('An egg');
      const again = await app.editor.openBlock(0);
      await again.text('Author').fill('Mara');
      await shown('Other words');
      await shown('Mara');
      expect(await frame.locator('.s-placeholder').count()).toBe(0);
      expect(app.complaints).toEqual([]);
      await app.page.context().close();
    },
  );
});

/** The editor of a new page with a quote and an open riddle, and its preview. */
async function openRiddle(browser: Browser): Promise<{ app: App; frame: FrameLocator }> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(longestWait);
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  const app = new App(await context.newPage(), complaints);
  await app.startSession(editorAccount);
  await app.openNewPage('Riddles');
  const frame = app.page.frameLocator('[data-testid=page-preview]');
  const quote = await app.editor.addBlock('Quote');
  await quote.text('Quotation').fill('Calm words');
  await quote.text('Author').fill('Vesna');
  await app.editor.saveBlock(0);
  const riddle = await app.editor.addBlock('Riddle');
  await riddle.text('Question').fill('What has no doors?');
  await frame.getByText('What has no doors?').waitFor();
  return { app, frame };
}

function edit(file: string, from: string | RegExp, to: (...found: string[]) => string): void {
  const before = project.read(file);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has changed:\n${before}`);
  project.write(file, after);
}

function run({ code, said }: { readonly code: number | null; readonly said: string }): void {
  if (code !== 0) throw new Error(said);
}
