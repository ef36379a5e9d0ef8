import type { Frame, Page } from 'playwright';
import type {
  FromPreview,
  Hello,
  ShownBlock,
  ToPreview,
  ToolbarMessages,
} from '../../../preview/messages.ts';
import { demoSites } from '../../../stories/site/demo-site.ts';
import { storyEnv } from '../../../stories/site/story-env.ts';
import { renderBlock } from '../../../site/render.ts';
import type { SiteBlock } from '../../../site/site-block.ts';

/** The data that the page in the editor's place keeps for tests. */
interface EditorWindow {
  port: MessagePort;
  hello: Hello & { readonly origin: string };
  heard: FromPreview[];
}

/** The editor's side for a test: it sends messages and reads those of the frame. */
export interface PreviewEditor {
  readonly page: Page;
  readonly frame: Frame;
  readonly hello: EditorWindow['hello'];
  send(...messages: readonly ToPreview[]): Promise<void>;
  /** The messages of a type so far, without their type. */
  heard(type: FromPreview['type']): Promise<readonly object[]>;
}

export const words: ToolbarMessages = {
  toolbar: 'Block',
  'add-before': 'Add block before',
  'add-after': 'Add block after',
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  delete: 'Delete',
};

/** A page of the app's origin with nothing but a frame with these attributes. */
const editorPage = (attributes: string) => `<!doctype html><html lang="en"><title>Editor</title>
<style>body { margin: 0 } iframe { display: block; border: 0; width: 100vw; height: 90vh }</style>
<textarea aria-label="Clipboard" rows="1"></textarea>
<iframe title="Page" ${attributes}></iframe>
<script>
  const frame = document.querySelector('iframe');
  window.heard = [];
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || data.octavo !== 'hello') return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heard.push(data);
    window.port = port1;
    window.hello = { ...data, origin };
    source.postMessage({ octavo: 'welcome', version: 1 }, '*', [port2]);
  });
</script>`;

/** Opens a frame, by default that of the theme, below a page in the editor's place. */
export async function openPreviewEditor(
  page: Page,
  attributes = 'sandbox="allow-scripts" src="/preview/frame#nonce-1"',
): Promise<PreviewEditor> {
  const body = editorPage(attributes);
  await page.route('/stand-in', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/stand-in');
  await page.waitForFunction(() => 'port' in window);
  const [, frame] = page.frames();
  if (frame === undefined) throw new Error('There is no frame.');
  const hello = await page.evaluate(() => (window as unknown as EditorWindow).hello);
  let pings = 0;
  const send = async (...messages: readonly ToPreview[]) => {
    pings += 1;
    const n = pings;
    await page.evaluate(
      (all) => {
        const { port } = window as unknown as EditorWindow;
        for (const one of all) port.postMessage(one);
      },
      [...messages, { type: 'ping', n } as const],
    );
    // Messages arrive in order.
    await page.waitForFunction(
      (last) =>
        (window as unknown as EditorWindow).heard.some((one) => one.type === 'pong' && one.n === last),
      n,
    );
  };
  return {
    page,
    frame,
    hello,
    send,
    async heard(type) {
      await send();
      return page.evaluate(
        (wanted) =>
          (window as unknown as EditorWindow).heard
            .filter((one) => one.type === wanted)
            .map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'type'))),
        type,
      );
    },
  };
}

const theme = '/sites/assets/';

/** The address of the theme's style sheet, as hosted pages name it. */
async function themeAddress(serverUrl: string): Promise<string> {
  const html = await (await fetch(`${serverUrl}/sites/none/`)).text();
  const found = new RegExp(`${theme}[\\w.-]+\\.css`).exec(html)?.[0];
  if (found === undefined) throw new Error('No page names the theme.');
  return found;
}

/** How a page around blocks looks. */
interface Look {
  readonly kind?: 'shop' | 'blog' | 'portfolio';
  readonly direction?: 'ltr' | 'rtl';
  readonly scheme?: 'light' | 'dark';
}

/** Shows blocks on a page of the theme, and waits until they have its styles. */
export async function showPage(
  { page, frame, send }: PreviewEditor,
  blocks: readonly ShownBlock[],
  { kind = 'shop', ...look }: Look = {},
): Promise<void> {
  const styles = [await themeAddress(new URL(page.url()).origin)];
  const around = { language: 'en', rootClass: `s-site s-${kind}`, styles, before: '', after: '' };
  await send({
    ...{ type: 'reset', words, top: 0, blocks },
    page: { ...around, direction: 'ltr', scheme: 'light', ...look },
  });
  await frame.waitForFunction((root) => {
    const block = document.querySelector(`.s-${root} .s-block`);
    return block !== null && getComputedStyle(block).containerType === 'inline-size';
  }, kind);
}

/** A block as the editor sends it. */
export function shown(block: SiteBlock, typing: ShownBlock['typing'] = {}, isFirst = false): ShownBlock {
  const env = storyEnv({ marks: true, audience: 'preview', inquiries: undefined });
  return { key: block.id, name: block.type, html: renderBlock(block, env, { isFirst }), typing };
}

/** Blocks of the demo by the names of their types. */
export function demoBlock(type: string): SiteBlock {
  const blocks = demoSites([]).flatMap(({ pages }) => pages.flatMap((page) => page.blocks));
  const found = blocks.find((block) => block.type === type);
  if (found === undefined) throw new Error(`The demo has no ${type}.`);
  return found;
}
