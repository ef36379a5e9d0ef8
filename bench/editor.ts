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

/**
 * Typing, opening, adding and moving on a page of 1,000 blocks, next to a page of 10 and to plain inputs; and typing with the
 * preview open.
 */
export async function measureEditor(): Promise<Line[]> {
  const octavo = await startOctavo();
  const floor = await servePlainEditor();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: unthrottled });
  try {
    const editors = await openEditors(browser, octavo, floor.url);
    for (let round = 0; round < rounds; round += 1) {
      for (const each of editors) await each.measure();
    }
    const [plain, short, long, previewed] = editors.map((each) => each.figures());
    if (!plain || !short || !long || !previewed) return [];
    return report({ plain, short, long, previewed });
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
  readonly moved: number;
  readonly undone: number;
}

type Editors = Readonly<Record<'plain' | 'short' | 'long' | 'previewed', Figures>>;

function report({ plain, short, long, previewed }: Editors): Line[] {
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
    line('the same with the preview open, median', previewed.p50, plain.p50, aims.typingPreviewedP50),
    line('the same with the preview open, p95', previewed.p95, plain.p95, aims.typingPreviewedP95),
    line('open a block of 1,000', long.opened, plain.opened, aims.openBlock),
    line('add a block to 1,000', long.added, plain.added, aims.addBlock),
    { name: 'move a block of 1,000', unit: 'ms', ours: long.moved, aim: aims.moveMs },
    { name: 'undo the move', unit: 'ms', ours: long.undone, aim: aims.moveMs },
  ];
}

/** The floor, a page of 10 blocks, one of 1,000, and the same one with its preview, in the order in which they take turns. */
async function openEditors(browser: Browser, octavo: Octavo, floorUrl: string): Promise<MeasuredEditor[]> {
  const { port, site } = octavo;
  const as = { port, token: site.token };
  const make = (blocks: number) =>
    makePage(as, { workspace: site.workspace, blocks, path: `/editor-${blocks}` });
  const addressOf = async (blocks: number) =>
    `${octavo.url}/workspaces/${site.workspace}/pages/${(await make(blocks)).id}`;
  const open = async (preview: 'on' | 'off') => {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      baseURL: octavo.url,
    });
    await new App(await context.newPage(), []).signIn(editor);
    await context.addInitScript(startStopwatch);
    await context.addInitScript((shown) => localStorage.setItem('octavo-preview', shown), preview);
    return context;
  };
  const [closed, previewed] = [await open('off'), await open('on')];
  const long = await addressOf(1000);
  return [
    new MeasuredEditor(await closed.newPage(), `${floorUrl}?blocks=1000`, plainHands),
    new MeasuredEditor(await closed.newPage(), await addressOf(10), productHands),
    new MeasuredEditor(await closed.newPage(), long, productHands),
    new MeasuredEditor(await previewed.newPage(), long, productHands),
  ];
}

/** How to reach an editor's inputs. */
interface Hands {
  /** Opens the first block and focuses its first text field. */
  openBlock(page: Page): Promise<void>;
  /** Opens the third block in place of the first. */
  openAnother(page: Page): Promise<void>;
  addBlock(page: Page): Promise<void>;
  /** Moves the third block down, and then undoes it. */
  move?(page: Page): Promise<void>;
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
  async move(page) {
    await page.getByTestId('block-row').nth(2).locator('.row-down').click();
    await page.waitForFunction(() => window.notes.ordered.length === 1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.waitForFunction(() => window.notes.ordered.length === 2);
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
  readonly #moved: number[] = [];
  readonly #undone: number[] = [];

  constructor(page: Page, url: string, hands: Hands) {
    this.#page = page;
    this.#url = url;
    this.#hands = hands;
  }

  /** Loads the editor, types into its first block, opens another, moves it and adds one. The next load discards the new block. */
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
    await this.#hands.move?.(page);
    await this.#hands.addBlock(page);
    await page.waitForFunction(() => window.notes.added.length > 0);
    const notes: Notes = await page.evaluate(() => window.notes);
    this.#keys.push(...notes.keys.slice(0, keysPerRound));
    this.#opened.push(...notes.opened.slice(0, 1));
    this.#added.push(...notes.added);
    this.#moved.push(...notes.ordered.slice(0, 1));
    this.#undone.push(...notes.ordered.slice(1, 2));
  }

  figures(): Figures {
    return {
      p50: quantile(this.#keys, 0.5),
      p95: quantile(this.#keys, 0.95),
      opened: quantile(this.#opened, 0.5),
      added: quantile(this.#added, 0.5),
      moved: quantile(this.#moved, 0.5),
      undone: quantile(this.#undone, 0.5),
    };
  }
}
