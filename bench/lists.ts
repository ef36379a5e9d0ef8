import { chromium, type Browser, type Page } from 'playwright';
import { App } from '../tests/e2e/drivers/app.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { aims } from './aims.ts';
import { unthrottled } from './editor.ts';
import { call, editor, makePage, startOctavo, type Octavo } from './octavo.ts';
import { quantile } from './rounds.ts';
import { startStopwatch } from './stopwatch.ts';
import type { Line } from './table.ts';

const rounds = 5;
const keysPerRound = 40;
/** Milliseconds between keys: a fast typist. */
const keyDelay = 40;

const nestedItems = 50;
const blocks = 100;
const itemsPerBlock = 20;
/** Fields whose conditions compare another one. */
const dependents = 20;

/** Measures typing in a nested list and in a field that conditions compare, and opening a page of lists. */
export async function measureEditorLists(): Promise<Line[]> {
  const octavo = await startOctavo();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: unthrottled });
  try {
    const urls = await makePages(octavo);
    const page = await openTab(browser, octavo);
    const none = (): number[] => [];
    const keys = { flat: none(), deep: none(), plain: none(), compared: none() };
    const opened = { flat: none(), lists: none() };
    for (let round = 0; round < rounds; round += 1) {
      opened.flat.push(await timeToOpen(page, urls.flat));
      opened.lists.push(await timeToOpen(page, urls.lists));
      await openItems(page, urls.nested);
      keys.flat.push(...(await timeKeys(page, 'Flat')));
      keys.deep.push(...(await timeKeys(page, 'Deep')));
      await page.goto(urls.conditional);
      await new App(page, []).editor.openBlock(0);
      keys.plain.push(...(await timeKeys(page, 'Plain')));
      keys.compared.push(...(await timeKeys(page, 'Compared')));
    }
    return [
      {
        name: `key to paint in the third level of a list of ${nestedItems} items, median`,
        unit: 'ms',
        ours: quantile(keys.deep, 0.5),
        floor: { name: 'a field beside it', value: quantile(keys.flat, 0.5) },
        aim: aims.typingInList,
      },
      {
        name: `key to paint in a field that ${dependents} conditions compare, median`,
        unit: 'ms',
        ours: quantile(keys.compared, 0.5),
        floor: { name: 'a field beside it', value: quantile(keys.plain, 0.5) },
        aim: aims.typingInCompared,
      },
      {
        name: `open a page of ${blocks} blocks of ${itemsPerBlock} items`,
        unit: 'ms',
        ours: quantile(opened.lists, 0.5),
        floor: { name: 'blocks without lists', value: quantile(opened.flat, 0.5) },
        aim: aims.openLists,
      },
    ];
  } finally {
    await browser.close();
    await octavo.remove();
  }
}

const text = (field_title: string) => ({ field_type: 'text', field_title });
const list = (field_title: string, fields: object) => ({
  field_type: 'list',
  field_title,
  field_values: { fields },
});
const items = (count: number, dataOf: (index: number) => object) =>
  Array.from({ length: count }, (_none, index) => ({ data: dataOf(index) }));

/** Creates the pages to measure, each with blocks of a type of its own, and returns their URLs. */
async function makePages({ port, url, site }: Octavo) {
  const admin = { email: 'admin@localhost.test', password: editor.password };
  const { token } = await call<{ token: string }>({ port, token: '' }, 'POST', 'auth/', admin);
  const make = async (name: string, count: number, fields: object, dataOf: (index: number) => object) => {
    const sent = { name, content_model: fields };
    const blockType = await call<{ id: string }>({ port, token }, 'POST', 'block-content-models/', sent);
    const wanted = { workspace: site.workspace, blocks: count, path: `/${name}`, blockType, dataOf };
    const { id } = await makePage({ port, token: site.token }, wanted);
    return `${url}/workspaces/${site.workspace}/pages/${id}`;
  };
  const third = list('Third', { deep: text('Deep') });
  const second = list('Second', { name: text('Second name'), third });
  const first = list('First', { name: text('First name'), second });
  const conditionalFields = Array.from({ length: dependents }, (_none, index): [string, object] => [
    `shown_${index}`,
    { ...text(`Shown ${index}`), shown_when: { any: [{ field: 'compared', is_not: `${index}` }] } },
  ]);
  return {
    nested: await make('nested', 1, { flat: text('Flat'), first }, () => ({
      flat: '',
      first: items(nestedItems, (row) => ({
        name: `Item ${row}`,
        second: items(3, (inner) => ({ name: `Item ${inner}`, third: items(3, () => ({ deep: '' })) })),
      })),
    })),
    lists: await make(
      'lists',
      blocks,
      { title: text('Title'), items: list('Items', { name: text('Name') }) },
      (index) => ({
        title: `Block ${index}`,
        items: items(itemsPerBlock, (row) => ({ name: `Item ${row}` })),
      }),
    ),
    flat: await make('flat', blocks, { title: text('Title'), name: text('Name') }, (index) => ({
      title: `Block ${index}`,
      name: 'Name',
    })),
    conditional: await make(
      'conditional',
      1,
      { plain: text('Plain'), compared: text('Compared'), ...Object.fromEntries(conditionalFields) },
      () => ({ plain: '', compared: '' }),
    ),
  };
}

async function openTab(browser: Browser, octavo: Octavo): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    baseURL: octavo.url,
  });
  const page = await context.newPage();
  await new App(page, []).signIn(editor);
  await page.addInitScript(startStopwatch);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-testid=block-row]') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.listed = performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  return page;
}

declare global {
  interface Window {
    /** Milliseconds from the navigation until the first rows of blocks were painted. */
    listed?: number;
  }
}

async function timeToOpen(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(() => window.listed !== undefined);
  return page.evaluate(() => window.listed ?? 0);
}

/** Opens the first block, and in it the first item of each level. */
async function openItems(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await new App(page, []).editor.openBlock(0);
  for (const level of ['First', 'Second', 'Third'])
    await page.getByRole('group', { name: level, exact: true }).locator('.item-toggle').first().click();
  await page.getByRole('textbox', { name: 'Deep' }).waitFor();
}

async function timeKeys(page: Page, field: string): Promise<readonly number[]> {
  await page.getByRole('textbox', { name: field, exact: true }).click();
  await page.keyboard.type('warming up', { delay: keyDelay });
  await page.evaluate(() => void window.notes.keys.splice(0));
  await page.keyboard.type('m'.repeat(keysPerRound), { delay: keyDelay });
  return page.evaluate((count) => window.notes.keys.slice(0, count), keysPerRound);
}
