import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { libraryTypes } from '../server/library/block-types.ts';
import { App } from '../tests/e2e/drivers/app.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { aims } from './aims.ts';
import { unthrottled } from './editor.ts';
import { servePlainEditor } from './floors/plain-editor.ts';
import { blockType } from './content.ts';
import { call, editor, makePage, startOctavo, type Octavo } from './octavo.ts';
import { miniatures, startPreviewStopwatch } from './preview-stopwatch.ts';
import { quantile } from './rounds.ts';
import type { Line } from './table.ts';

const rounds = 3;
const keysPerRound = 40;
/** Milliseconds between keys: a fast typist. */
const keyDelay = 40;

/** From a key in the form until the frame beside it has painted it, next to a plain input and frame; and the picker's miniatures. */
export async function measurePreview(): Promise<Line[]> {
  const octavo = await startOctavo();
  const floor = await servePlainEditor();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: unthrottled });
  try {
    const { plain, short, long } = await openPages(browser, octavo, floor.url);
    for (let round = 0; round < rounds; round += 1)
      for (const each of [plain, short, long]) await each.measure();
    return [
      ...keyLines(20, short, plain),
      ...keyLines(1000, long, plain),
      {
        name: `${miniatures} miniatures in the picker, from the press of its button`,
        unit: 'ms',
        ours: quantile(short.miniatures, 0.5),
        aim: aims.miniaturesMs,
      },
    ];
  } finally {
    await browser.close();
    floor.stop();
    await octavo.remove();
  }
}

function keyLines(blocks: number, ours: MeasuredPreview, floor: MeasuredPreview): Line[] {
  const line = (name: string, share: number, aim?: Line['aim']): Line => {
    const value = quantile(ours.keys, share);
    return {
      name: `key to preview on ${blocks.toLocaleString('en')} blocks, ${name}`,
      unit: 'ms',
      ours: value,
      floor: { name: 'plain frame', value: quantile(floor.keys, share) },
      ...(aim !== undefined && { aim, compared: { value, unit: 'ms' } }),
    };
  };
  return [line('median', 0.5), line('p95', 0.95, aims.previewP95Ms)];
}

/** The floor, a page of 20 blocks and one of 1,000. */
async function openPages(browser: Browser, octavo: Octavo, floorUrl: string) {
  const { port, site, url } = octavo;
  const { workspace, token } = site;
  await addTypes(port);
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    baseURL: url,
  });
  await new App(await context.newPage(), []).signIn(editor);
  await context.addInitScript(startPreviewStopwatch, miniatures);
  const open = async (blocks: number, hands: Hands) => {
    const { id } = await makePage({ port, token }, { workspace, blocks, path: `/preview-${blocks}` });
    return openPage(context, `${url}/workspaces/${workspace}/pages/${id}`, hands);
  };
  return {
    plain: await openPage(context, `${floorUrl}preview`, plainHands),
    short: await open(20, { ...productHands, openPicker: (page) => page.getByTestId('add-block').click() }),
    long: await open(1000, productHands),
  };
}

/** So many types that the picker shows all its miniatures. */
async function addTypes(port: number): Promise<void> {
  const { token } = await call<{ token: string }>({ port, token: '' }, 'POST', 'auth/', {
    ...{ email: 'admin@localhost.test', password: editor.password },
  });
  const known = Object.values(libraryTypes).filter(({ content_model_type }) => content_model_type === 'PAGE');
  for (let count = known.length; count < miniatures; count += 1) {
    const { content_model } = blockType;
    await call({ port, token }, 'POST', 'block-content-models/', { name: `Type ${count}`, content_model });
  }
}

interface Hands {
  /** Puts the caret behind the title, and waits until the frame shows it. */
  begin(page: Page): Promise<void>;
  openPicker?(page: Page): Promise<void>;
}

const plainHands: Hands = {
  async begin(page) {
    await page.frameLocator('iframe').getByText('Section 0').waitFor();
    await page.getByRole('textbox').focus();
    await page.keyboard.press('End');
  },
};

const productHands: Hands = {
  async begin(page) {
    const form = await new App(page, []).editor.openBlock(0);
    await page.frameLocator('[data-testid=page-preview]').getByText('Section 0', { exact: true }).waitFor();
    await form.text('Title').focus();
    await page.keyboard.press('End');
  },
};

async function openPage(context: BrowserContext, url: string, hands: Hands): Promise<MeasuredPreview> {
  return new MeasuredPreview(await context.newPage(), url, hands);
}

/** A page with a preview in its own tab, and its measurements in milliseconds. */
class MeasuredPreview {
  readonly #page: Page;
  readonly #url: string;
  readonly #hands: Hands;
  readonly keys: number[] = [];
  readonly miniatures: number[] = [];

  constructor(page: Page, url: string, hands: Hands) {
    this.#page = page;
    this.#url = url;
    this.#hands = hands;
  }

  /** Loads the page, types into its first title, and opens the picker. */
  async measure(): Promise<void> {
    const page = this.#page;
    await page.bringToFront();
    await page.goto(this.#url);
    await this.#hands.begin(page);
    await page.keyboard.type(' warm up ', { delay: keyDelay });
    const title = 'Section 0 warm up ';
    await page.evaluate(() => void window.previewNotes.keys.splice(0));
    await page.keyboard.type('m'.repeat(keysPerRound), { delay: keyDelay });
    const frame = page.frames().find((one) => one.parentFrame() !== null);
    if (frame === undefined) throw new Error('There is no frame.');
    const last = title.length + keysPerRound;
    await frame.waitForFunction(
      (length) => window.previewNotes.shown.some(({ text }) => text.length === length),
      last,
    );
    const { keys } = await page.evaluate(() => window.previewNotes);
    const { shown } = await frame.evaluate(() => window.previewNotes);
    for (const [index, pressed] of keys.entries()) {
      // Keys that follow each other closely may be painted together.
      const seen = shown.find(({ text }) => text.length > title.length + index);
      if (seen !== undefined) this.keys.push(seen.at - pressed);
    }
    if (this.#hands.openPicker === undefined) return;
    await this.#hands.openPicker(page);
    await page.waitForFunction(() => window.previewNotes.miniatures.length > 0);
    this.miniatures.push(...(await page.evaluate(() => window.previewNotes.miniatures)));
  }
}
