import { chromium, type Browser, type Page } from 'playwright';
import { App } from '../tests/e2e/drivers/app.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { aims } from './aims.ts';
import { unthrottled } from './editor.ts';
import { call, editor, makePage, startOctavo, type Caller, type Octavo } from './octavo.ts';
import { quantile } from './rounds.ts';
import { startStopwatch } from './stopwatch.ts';
import type { Line } from './table.ts';

const rounds = 5;
const keysARound = 40;
/** Milliseconds between keys: a fast typist. */
const pause = 40;

const items = 50;
const blocks = 100;
const itemsOfBlock = 20;
/** Fields that are shown or not, depending on another one. */
const dependents = 20;

/** Typing in the third level of a list and in a field that conditions name, beside plain ones, and opening a page of lists. */
export async function measureEditorLists(): Promise<Line[]> {
  const octavo = await startOctavo();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: unthrottled });
  try {
    const { deep, listed, flat, conditional } = await makePages(octavo);
    const page = await openTab(browser, octavo);
    const keys: Record<'flat' | 'deep' | 'plain' | 'named', number[]> = {
      ...{ flat: [], deep: [], plain: [], named: [] },
    };
    const opened: Record<'flat' | 'listed', number[]> = { flat: [], listed: [] };
    for (let round = 0; round < rounds; round += 1) {
      opened.flat.push(await timeToOpen(page, flat));
      opened.listed.push(await timeToOpen(page, listed));
      await openItems(page, deep);
      keys.flat.push(...(await timeKeys(page, 'Flat')));
      keys.deep.push(...(await timeKeys(page, 'Deep')));
      await page.goto(conditional);
      await new App(page, []).editor.openBlock(0);
      keys.plain.push(...(await timeKeys(page, 'Plain')));
      keys.named.push(...(await timeKeys(page, 'Named')));
    }
    return [
      {
        name: `key to paint in the third level of a list of ${items} items, median`,
        unit: 'ms',
        ours: quantile(keys.deep, 0.5),
        floor: { name: 'a field beside it', value: quantile(keys.flat, 0.5) },
        aim: aims.typingInList,
      },
      {
        name: `key to paint in a field that ${dependents} conditions name, median`,
        unit: 'ms',
        ours: quantile(keys.named, 0.5),
        floor: { name: 'a field beside it', value: quantile(keys.plain, 0.5) },
        aim: aims.typingInNamed,
      },
      {
        name: `open a page of ${blocks} blocks of ${itemsOfBlock} items`,
        unit: 'ms',
        ours: quantile(opened.listed, 0.5),
        floor: { name: 'blocks without lists', value: quantile(opened.flat, 0.5) },
        aim: aims.openLists,
      },
    ];
  } finally {
    await browser.close();
    await octavo.remove();
  }
}

const text = (field_title: string) => ({
  ...{ field_type: 'text', field_title, required: false, order: 0, field_values: null },
});
const list = (field_title: string, fields: object) => ({
  ...{ field_type: 'list', field_title, required: false, order: 1, field_values: { fields } },
});
const item = (level: string, index: number, data: object) => ({
  id: `${level}${String(index).padStart(11, '0')}`,
  data,
});

/** The addresses of the pages that are measured. */
async function makePages(
  octavo: Octavo,
): Promise<Readonly<Record<'deep' | 'listed' | 'flat' | 'conditional', string>>> {
  const { port, site } = octavo;
  const { token } = await call<{ token: string }>({ port, token: '' }, 'POST', 'auth/', {
    ...{ email: 'admin@localhost.test', password: editor.password },
  });
  const admin: Caller = { port, token };
  const typeOf = (name: string, content_model: object) =>
    call<{ id: string }>(admin, 'POST', 'block-content-models/', { name, content_model });
  const levels = list('First', {
    name: text('First name'),
    second: list('Second', { name: text('Second name'), third: list('Third', { deep: text('Deep') }) }),
  });
  const dependent = (number: number) => ({
    ...{ ...text(`Shown ${number}`), order: number },
    shown_when: { any: [{ field: 'named', is_not: `${number}` }] },
  });
  const [nested, listed, flat, conditional] = [
    await typeOf('Nested', { flat: text('Flat'), first: levels }),
    await typeOf('Listed', { title: text('Title'), items: list('Items', { name: text('Name') }) }),
    await typeOf('Flat', { title: text('Title'), name: { ...text('Name'), order: 1 } }),
    await typeOf('Conditional', {
      plain: text('Plain'),
      named: { ...text('Named'), order: 1 },
      ...Object.fromEntries(
        Array.from({ length: dependents }, (_none, index) => [`shown_${index}`, dependent(index + 2)]),
      ),
    }),
  ];
  const make = async (
    path: string,
    count: number,
    blockType: { id: string },
    dataOf: (n: number) => object,
  ) => {
    const wanted = { workspace: site.workspace, blocks: count, path, blockType, dataOf };
    const { id } = await makePage({ port, token: site.token }, wanted);
    return `${octavo.url}/workspaces/${site.workspace}/pages/${id}`;
  };
  const named = (count: number, level: string, rest: (index: number) => object) =>
    Array.from({ length: count }, (_none, index) =>
      item(level, index, { name: `${level} ${index}`, ...rest(index) }),
    );
  const third = () => ({
    third: Array.from({ length: 3 }, (_none, index) => item('c', index, { deep: '' })),
  });
  return {
    deep: await make('/deep', 1, nested, () => ({
      flat: '',
      first: named(items, 'a', () => ({ second: named(3, 'b', third) })),
    })),
    listed: await make('/listed', blocks, listed, (number) => ({
      title: `Block ${number}`,
      items: named(itemsOfBlock, 'a', () => ({})),
    })),
    conditional: await make('/conditional', 1, conditional, () => ({ plain: '', named: '' })),
    flat: await make('/flat', blocks, flat, (number) => ({ title: `Block ${number}`, name: 'Name' })),
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
    /** When the first rows of blocks were painted, since the navigation. */
    listed?: number;
  }
}

async function timeToOpen(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(() => window.listed !== undefined);
  return page.evaluate(() => window.listed ?? 0);
}

/** Opens the block, and in it the first item on each level. */
async function openItems(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await new App(page, []).editor.openBlock(0);
  for (const level of ['First', 'Second', 'Third'])
    await page.getByRole('group', { name: level, exact: true }).locator('.item-toggle').first().click();
  await page.getByRole('textbox', { name: 'Deep' }).waitFor();
}

async function timeKeys(page: Page, field: string): Promise<readonly number[]> {
  await page.getByRole('textbox', { name: field, exact: true }).click();
  await page.keyboard.type('warming up', { delay: pause });
  await page.evaluate(() => void window.notes.keys.splice(0));
  await page.keyboard.type('m'.repeat(keysARound), { delay: pause });
  return page.evaluate((count) => window.notes.keys.slice(0, count), keysARound);
}
