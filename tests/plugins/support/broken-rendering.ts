import type { Browser } from 'playwright';
import { expect } from 'vitest';
import { addBlockType } from '../../e2e/support/add-block-type.ts';
import { editorAccount } from '../../support/real-server.ts';
import { openApp } from './open-app.ts';
import type { TemporaryProject } from './temporary-project.ts';

/** Code that fails depending on a value. */
const faultsOf = (value: string) => `const said = String(${value});
    if (said.includes('throws')) throw new Error('It does not draw.');
    for (; said.includes('loops'); );`;

/** Makes the rendering of a type for one line of text, and that of the block Quote, fail for some values. */
export function breakRendering(project: TemporaryProject, type: string): void {
  // Values that are typed as text are not rendered by their plugin.
  edit(
    project,
    `field-plugins/${type}/render.tsx`,
    /typed: 'line',\s*Render: \(\{ value, env \}\) =>\s*([^]*?),\n\}\);/,
    `Render({ value, env }) {\n${faultsOf('value')}\nreturn $1;\n},\n});`,
  );
  edit(project, 'site/blocks/quote.tsx', /Render\(\{ view \}\) \{/, `$&${faultsOf("view.text('author')")}`);
}

function edit(project: TemporaryProject, file: string, from: RegExp, to: string): void {
  const text = project.read(file);
  expect(text).toMatch(from);
  project.write(file, text.replace(from, to));
}

/** Adds the block type Riddle, with a field of the type whose rendering can fail. */
export async function addRiddle(url: string, type: string): Promise<void> {
  const field = (field_type: string, field_title: string, order: number) =>
    ({ field_type, field_title, required: false, order, field_values: null }) as const;
  const fields = { question: field('text', 'Question', 0), answer: field(type, 'Answer', 1) };
  await addBlockType({ url }, 'Riddle', fields);
}

/** Expects that only the block whose rendering fails is missing in the preview, and only while it fails. */
export async function expectOneBlockMissing(browser: Browser, url: string, fault: string): Promise<void> {
  const app = await openApp(browser, url);
  await app.startSession(editorAccount);
  await app.openNewPage('Riddles');
  const frame = app.page.frameLocator('[data-testid=page-preview]');
  const placeholders = frame.locator('.s-placeholder');
  const shown = (text: string) => frame.getByText(text, { exact: true }).waitFor();
  const missing = (type: string) =>
    placeholders.filter({ hasText: type }).filter({ hasText: 'This block cannot be shown.' }).waitFor();
  const quote = await app.editor.addBlock('Quote');
  await quote.text('Quotation').fill('Calm words');
  await quote.text('Author').fill('Vesna');
  await app.editor.saveBlock(0);
  const riddle = await app.editor.addBlock('Riddle');
  await riddle.text('Question').fill('What has no doors?');
  await shown('What has no doors?');

  await riddle.text('Answer').fill(`An egg that ${fault}`);
  // The form is as usable as before, in any state of the worker.
  await riddle.text('Question').fill('Now what has no doors?');
  await missing('Riddle');
  await shown('Calm words');
  expect(await riddle.text('Question').inputValue()).toBe('Now what has no doors?');
  expect(await placeholders.count()).toBe(1);
  // It is tried again when the block is edited.
  await riddle.text('Answer').fill('An egg');
  await shown('An egg');
  await shown('Now what has no doors?');
  expect(await placeholders.count()).toBe(0);
  await app.editor.saveBlock(1);

  const opened = await app.editor.openBlock(0);
  await opened.text('Author').fill(`Somebody who ${fault}`);
  await opened.text('Quotation').fill('Other words');
  await missing('Quote');
  await shown('An egg');
  // Opening the page again changes nothing.
  await app.editor.saveBlock(0);
  await app.page.reload();
  await missing('Quote');
  await shown('An egg');
  const again = await app.editor.openBlock(0);
  await again.text('Author').fill('Mara');
  await shown('Other words');
  await shown('Mara');
  expect(await placeholders.count()).toBe(0);
  expect(app.complaints).toEqual([]);
  await app.page.context().close();
}
