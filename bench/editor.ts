import { chromium, type Browser, type Page } from 'playwright';
import { App } from '../tests/e2e/drivers/app.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { aims } from './aims.ts';
import { blockType } from './content.ts';
import { servePlainEditor } from './floors/plain-editor.ts';
import { editor, makePage, startOctavo, type Octavo } from './octavo.ts';
import { quantile } from './rounds.ts';
import { startStopwatch, type Notes } from './stopwatch.ts';
import type { Line } from './table.ts';

const rounds = 3;
const keysPerRound = 40;
/** Milliseconds between keys: a fast typist. */
const keyDelay = 40;
const floorName = 'plain inputs';

/** Without these flags a paint waits for the screen's next frame, and we would measure the screen. */
export const unthrottled = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
];

/** Typing, opening and adding on a page of 1,000 blocks, next to a page of 10 and to plain inputs. */
export async function measureEditor(): Promise<Line[]> {
  const octavo = await startOctavo();
  const floor = await servePlainEditor();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: unthrottled });
  try {
    const editors = await openEditors(browser, octavo, floor.url);
    for (let round = 0; round < rounds; round += 1) {
      for (const each of editors) await each.measure();
    }
    const [plain, short, long] = editors.map((each) => each.figures());
    if (plain === undefined || short === undefined || long === undefined) return [];
    return report({ plain, short, long });
  } finally {
    await browser.close();
    floor.stop();
    await octavo.remove();
  }
}

interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly opened: number;
  readonly added: number;
}

function report({ plain, short, long }: Readonly<Record<'plain' | 'short' | 'long', Figures>>): Line[] {
  const line = (name: string, ours: number, floor: number, aim?: Line['aim']): Line => ({
    name,
    unit: 'ms',
    ours,
    floor: { name: floorName, value: floor },
    ...(aim !== undefined && { aim }),
  });
  return [
    line('key to paint on 1,000 blocks, median', long.p50, plain.p50, aims.typingP50),
    line('key to paint on 1,000 blocks, p95', long.p95, plain.p95, aims.typingP95),
    {
      name: 'key to paint on 1,000 blocks and on 10, p95',
      unit: 'ms',
      ours: long.p95,
      floor: { name: '10 blocks', value: short.p95 },
      aim: aims.typingLongPage,
    },
    line('open a block of 1,000', long.opened, plain.opened, aims.openBlock),
    line('add a block to 1,000', long.added, plain.added, aims.addBlock),
  ];
}

/** The floor, a page of 10 blocks and one of 1,000, in the order in which they take turns. */
async function openEditors(browser: Browser, octavo: Octavo, floorUrl: string): Promise<MeasuredEditor[]> {
  const { port, site } = octavo;
  const as = { port, token: site.token };
  const make = (blocks: number) =>
    makePage(as, { workspace: site.workspace, blocks, path: `/editor-${blocks}` });
  const addressOf = async (blocks: number) =>
    `${octavo.url}/workspaces/${site.workspace}/pages/${(await make(blocks)).id}`;
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    baseURL: octavo.url,
  });
  await new App(await context.newPage(), []).signIn(editor);
  await context.addInitScript(startStopwatch);
  return [
    new MeasuredEditor(await context.newPage(), `${floorUrl}?blocks=1000`, plainHands),
    new MeasuredEditor(await context.newPage(), await addressOf(10), productHands),
    new MeasuredEditor(await context.newPage(), await addressOf(1000), productHands),
  ];
}

/** How to reach an editor's inputs. */
interface Hands {
  /** Opens the first block and focuses its first text field. */
  openBlock(page: Page): Promise<void>;
  /** Opens the third block in place of the first. */
  openAnother(page: Page): Promise<void>;
  addBlock(page: Page): Promise<void>;
}

const plainHands: Hands = {
  openBlock: (page) => page.getByTestId('block-row').first().getByRole('button').click(),
  openAnother: (page) => page.getByTestId('block-row').nth(2).getByRole('button').click(),
  addBlock: (page) => page.getByTestId('add-block-item').click(),
};

const productHands: Hands = {
  async openBlock(page) {
    const form = await new App(page, []).editor.openBlock(0);
    await form.text('Title').click();
  },
  openAnother: (page) => new App(page, []).editor.toggle(2).click(),
  async addBlock(page) {
    await page.getByTestId('add-block').click();
    await page.getByRole('menuitem', { name: blockType.name, exact: true }).click();
  },
};

/** One editor in its own tab, and its measurements. */
class MeasuredEditor {
  readonly #page: Page;
  readonly #url: string;
  readonly #hands: Hands;
  readonly #keys: number[] = [];
  readonly #opened: number[] = [];
  readonly #added: number[] = [];

  constructor(page: Page, url: string, hands: Hands) {
    this.#page = page;
    this.#url = url;
    this.#hands = hands;
  }

  /** Loads the editor, types into its first block, opens another and adds one. The next load discards the new block. */
  async measure(): Promise<void> {
    const page = this.#page;
    await page.bringToFront();
    await page.goto(this.#url);
    await page.getByTestId('block-row').first().waitFor();
    await this.#hands.openBlock(page);
    await page.keyboard.type('warming up', { delay: keyDelay });
    await page.evaluate(() => void window.notes.keys.splice(0));
    await page.keyboard.type('m'.repeat(keysPerRound), { delay: keyDelay });
    await page.evaluate(() => void window.notes.opened.splice(0));
    await this.#hands.openAnother(page);
    await page.waitForFunction(() => window.notes.opened.length > 0);
    await this.#hands.addBlock(page);
    await page.waitForFunction(() => window.notes.added.length > 0);
    const notes: Notes = await page.evaluate(() => window.notes);
    this.#keys.push(...notes.keys.slice(0, keysPerRound));
    this.#opened.push(...notes.opened.slice(0, 1));
    this.#added.push(...notes.added);
  }

  figures(): Figures {
    return {
      p50: quantile(this.#keys, 0.5),
      p95: quantile(this.#keys, 0.95),
      opened: quantile(this.#opened, 0.5),
      added: quantile(this.#added, 0.5),
    };
  }
}
