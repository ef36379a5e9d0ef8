import { connect } from '../connect.ts';
import type { FromPreview, ShownBlock, ToPreview } from '../messages.ts';

const block = 'data-octavo-block';

const field = 'data-octavo-field';

const color = '#1a73e8';

// The script that external sites load. It does nothing unless an editor has framed the site, and talks only to the origin that
// served it.
const script = document.currentScript;
const nonce = /^#octavo=([\w-]+)$/.exec(location.hash)?.[1];
if (nonce !== undefined && parent !== window && script instanceof HTMLScriptElement)
  connect(new URL(script.src).origin, nonce, showPage);

/** Follows the editor behind the port on the site's own page, whose elements are marked by attributes. */
function showPage(port: MessagePort): void {
  // A style sheet, not inline styles: it survives when the site rerenders its elements, and no policy forbids it.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const dropped = new Set<string>();
  let opened = '';

  const send = (message: FromPreview): void => port.postMessage(message);
  const dispatch = (target: EventTarget, type: string, detail: unknown): boolean =>
    target.dispatchEvent(new CustomEvent(`octavo:${type}`, { bubbles: true, cancelable: true, detail }));

  function paint(): void {
    sheet.replaceSync(
      `[${block}]:hover{outline:2px dashed ${color};outline-offset:-2px;cursor:pointer}` +
        `[${block}] [${field}]:hover{outline:1px dashed ${color}}` +
        (opened && `${opened}{outline:3px solid ${color}!important;outline-offset:-3px!important}`) +
        [...dropped].map((key) => `${blockOf(key)}{display:none!important}`).join(''),
    );
  }

  function put({ key, type_slug, data = {}, typing }: ShownBlock): void {
    if (dropped.delete(key)) paint();
    const place = document.querySelector(blockOf(key)) ?? document;
    if (!dispatch(place, 'block', { id: key, type_slug, data })) return;
    for (const name of Object.keys(typing)) {
      const text = data[name];
      const mark = `[${field}="${CSS.escape(name)}"]`;
      // Looked up each time, because the site may have rendered the block.
      for (const element of document.querySelectorAll(`${blockOf(key)} ${mark},${blockOf(key)}${mark}`))
        if (typeof text === 'string') write(element, text);
    }
  }

  const act: { [Type in ToPreview['type']]?: (message: Extract<ToPreview, { type: Type }>) => void } = {
    reset({ blocks, top }) {
      dropped.clear();
      paint();
      blocks.forEach(put);
      dispatch(document, 'order', { ids: blocks.map(({ key }) => key) });
      if (top > 0) scrollTo({ top, behavior: 'instant' });
    },
    put: (message) => put(message.block),
    order: ({ keys }) => void dispatch(document, 'order', { ids: keys }),
    drop({ key }) {
      dropped.add(key);
      paint();
      dispatch(document, 'drop', { id: key });
    },
    open({ key, scroll }) {
      opened = key === null ? '' : blockOf(key);
      paint();
      const shown = opened && scroll && document.querySelector(opened);
      if (shown) reveal(shown);
    },
    ping: ({ n }) => send({ type: 'pong', n }),
  };
  port.addEventListener('message', ({ data }: MessageEvent<ToPreview>) => act[data.type]?.(data as never));
  port.start();

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      // A link would leave the page.
      if (target.closest('a[href]')) event.preventDefault();
      const at = target.closest(`[${block}]`);
      const key = at?.getAttribute(block);
      const part = target.closest(`[${field}]`);
      const name = part && at?.contains(part) ? part.getAttribute(field) : null;
      if (key) send({ type: 'select', key, field: name, caret: false });
    },
    { capture: true },
  );
  addEventListener('scroll', () => send({ type: 'scrolled', top: scrollY }), { passive: true });
}

function blockOf(key: string): string {
  return `[${block}="${CSS.escape(key)}"]`;
}

/** Scrolls the block's scroll containers, unless it is in view. `scrollIntoView` would scroll the editor around the site too. */
function reveal(shown: Element): void {
  const place = shown.getBoundingClientRect();
  if (place.top >= 0 && place.bottom <= innerHeight) return;
  for (let box = shown.parentElement; box; box = box.parentElement) {
    if (box === document.scrollingElement || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const top = shown.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollBy({ top, behavior: 'instant' });
  }
  scrollBy({ top: shown.getBoundingClientRect().top, behavior: 'instant' });
}

/** Changes the text of an element that holds nothing else in place: a framework may keep a reference to its text node. */
function write(element: Element, text: string): void {
  const [node, ...others] = element.childNodes;
  if (others.length > 0 || (node && !(node instanceof Text)) || element.textContent === text) return;
  if (node) node.data = text;
  else element.append(text);
}
