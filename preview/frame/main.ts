import { connect } from '../connect.ts';
import type { ComparedPlace, FromPreview, ShownPage, ToPreview } from '../messages.ts';
import { createBlocks } from './blocks.ts';
import { followPointer } from './hover.ts';
import { followKeys } from './keys.ts';
import { blockOf, closest, fieldOf, keyOf, nameOf, typedFieldOf } from './marks.ts';
import { createPage } from './page.ts';
import { reveal, scrollTop, stopScrolling } from './reveal.ts';
import { createToolbar } from './toolbar.ts';
import { createTyping } from './typing.ts';

function start(port: MessagePort): void {
  const send = (message: FromPreview): void => port.postMessage(message);
  const page = createPage();
  const typing = createTyping({
    send,
    onLeave: (key, field, text) => {
      blocks.settle(key, field, text);
      toolbar.follow();
    },
  });
  const blocks = createBlocks(page.main, typing);
  const toolbar = createToolbar({ send, nameOf: blocks.nameOf, typed: () => typing.field });
  followKeys(send);
  followSelection(send);
  followPointer(toolbar);

  let isScheduled = false;
  const followBlock = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      toolbar.follow();
    });
  };
  /** The last scroll position that the editor knows. */
  let sentTop = 0;
  /** Resolves when the page's style sheets have loaded. */
  let stylesLoaded = Promise.resolve();
  addEventListener('scroll', () => {
    followBlock();
    requestAnimationFrame(() => {
      const top = Math.round(scrollY);
      if (top === sentTop) return;
      sentTop = top;
      const at = placeAtTop();
      send({ type: 'scrolled', top, ...(at && { at }) });
    });
  });
  addEventListener('resize', followBlock);

  port.addEventListener('message', ({ data }: MessageEvent<ToPreview>) => {
    receive(data);
    if (data.type !== 'ping') followBlock();
  });
  port.start();

  function receive(message: ToPreview): void {
    switch (message.type) {
      case 'reset':
        return reset(message);
      case 'put':
        return blocks.put(message.block);
      case 'order':
        return blocks.order(message.keys);
      case 'drop':
        return blocks.drop(message.key);
      case 'open':
        return open(message);
      case 'value':
        return typing.accept(message);
      case 'align':
        return void stylesLoaded.then(() => {
          align(message.at);
          sentTop = Math.round(scrollY);
          // Without `at`, so that the compared page does not follow in turn.
          send({ type: 'scrolled', top: sentTop });
        });
      case 'ping':
        return send({ type: 'pong', n: message.n });
    }
  }

  function reset(message: Extract<ToPreview, { type: 'reset' }>): void {
    if (message.words !== undefined) toolbar.setMessages(message.words);
    blocks.reset(message.blocks);
    const scrollAgain = scrollTop(message.top);
    if (message.page !== undefined) stylesLoaded = show(message.page, scrollAgain);
  }

  async function show(shell: ShownPage, scrollAgain: () => void): Promise<void> {
    await page.show(shell);
    scrollAgain();
    followBlock();
  }

  function open({ key, scroll }: Extract<ToPreview, { type: 'open' }>): void {
    blocks.open(key);
    const block = key === null ? undefined : blocks.elementOf(key);
    if (block !== undefined && scroll) void stylesLoaded.then(() => reveal(block));
  }
}

// `location.origin` is that of the app, although the origin of a sandboxed page is opaque.
connect(location.origin, location.hash.slice(1), start);

/** The block at the top of the window; undefined on a page that isn't compared with another one. */
function placeAtTop(): ComparedPlace | undefined {
  for (const block of document.querySelectorAll('[data-octavo-pair]')) {
    const { top, bottom, height } = block.getBoundingClientRect();
    if (bottom <= 0) continue;
    const pair = block.getAttribute('data-octavo-pair') ?? '';
    return { pair, part: Math.max(0, -top / height), gap: Math.max(0, top) };
  }
  return undefined;
}

/** Scrolls to a place without an animation. */
function align({ pair, part, gap }: ComparedPlace): void {
  const block = document.querySelector(`[data-octavo-pair="${CSS.escape(pair)}"]`);
  if (block === null) return;
  stopScrolling();
  const { top, height } = block.getBoundingClientRect();
  scrollBy({ top: top + part * height - gap, behavior: 'instant' });
}

/** A click on these would leave or change the page, or fold a `details` element whose summary is edited. */
const interactive =
  'a, area, input, label, button[type=submit], form button:not([type]), [popovertarget], [contenteditable]';

function followSelection(send: (message: FromPreview) => void): void {
  let isPointerDown = false;

  document.addEventListener('click', (event) => {
    const isSpace = isSpaceInSummary(event);
    if (isSpace || closest(event.target, interactive) !== undefined) event.preventDefault();
    if (isSpace) return;
    const block = blockOf(event.target);
    if (block !== undefined) select(block, fieldOf(event.target) ?? fieldBehind(block, event));
  });
  document.addEventListener('auxclick', (event) => {
    if (closest(event.target, 'a, area') !== undefined) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('dragstart', (event) => {
    if (closest(event.target, 'a, img') !== undefined) event.preventDefault();
  });
  document.addEventListener('pointerdown', () => (isPointerDown = true));
  document.addEventListener('pointerup', () => (isPointerDown = false));
  document.addEventListener('pointercancel', () => (isPointerDown = false));
  document.addEventListener('focusin', ({ target }) => {
    // The click that follows reports the block too.
    if (isPointerDown) return;
    const [block, field] = [blockOf(target), typedFieldOf(target)];
    if (block !== undefined && field !== undefined) select(block, field);
  });
  document.addEventListener('keydown', (event) => {
    const block = blockOf(event.target);
    if (event.key === 'Enter' && block !== undefined && event.target === block) select(block, undefined);
  });

  function select(block: HTMLElement, field: HTMLElement | undefined): void {
    const caret = typedFieldOf(field ?? null) !== undefined;
    send({ type: 'select', key: keyOf(block), field: field === undefined ? null : nameOf(field), caret });
  }
}

/** The field under a click that another element covers, such as an image behind a text. */
function fieldBehind(block: HTMLElement, { clientX, clientY }: MouseEvent): HTMLElement | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .map(fieldOf)
    .find((field) => field !== undefined && block.contains(field) && typedFieldOf(field) === undefined);
}

/** Browsers fire a click on a summary when a space is typed into it. */
function isSpaceInSummary({ target, detail }: MouseEvent): boolean {
  const typed = typedFieldOf(document.activeElement);
  return detail === 0 && typed !== undefined && closest(target, 'summary')?.contains(typed) === true;
}
