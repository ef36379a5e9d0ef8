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

/** Shows the editor's messages, and reports the actions in the page to it. */
function start(port: MessagePort): void {
  const send = (message: FromPreview): void => port.postMessage(message);
  const page = createPage();
  const typing = createTyping({
    send,
    left: (key, field, text) => {
      blocks.settle(key, field, text);
      toolbar.follow();
    },
  });
  const blocks = createBlocks(page.main, typing);
  const toolbar = createToolbar({ send, nameOf: blocks.nameOf, typed: () => typing.field });
  followKeys(send);
  followSelection(send);
  followPointer(toolbar);

  /** At most once per animation frame. */
  let isFollowing = false;
  const follow = () => {
    if (isFollowing) return;
    isFollowing = true;
    requestAnimationFrame(() => {
      isFollowing = false;
      toolbar.follow();
    });
  };
  let told = 0;
  /** Resolves when the page's style sheets have loaded. */
  let shown = Promise.resolve();
  addEventListener('scroll', () => {
    follow();
    requestAnimationFrame(() => {
      const top = Math.round(scrollY);
      if (top === told) return;
      told = top;
      const at = placeAtTop();
      send({ type: 'scrolled', top, ...(at && { at }) });
    });
  });
  addEventListener('resize', follow);

  port.addEventListener('message', ({ data }: MessageEvent<ToPreview>) => {
    receive(data);
    if (data.type !== 'ping') follow();
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
        return void shown.then(() => {
          align(message.at);
          // The editor knows the order of the blocks, but not their positions.
          send({ type: 'scrolled', top: (told = Math.round(scrollY)) });
        });
      case 'ping':
        return send({ type: 'pong', n: message.n });
    }
  }

  function reset(message: Extract<ToPreview, { type: 'reset' }>): void {
    toolbar.setWords(message.words);
    blocks.reset(message.blocks);
    const scrollAgain = scrollTop(message.top);
    if (message.page !== undefined) shown = show(message.page, scrollAgain);
  }

  async function show(around: ShownPage, scrollAgain: () => void): Promise<void> {
    await page.show(around);
    scrollAgain();
    follow();
  }

  function open({ key, field, scroll }: Extract<ToPreview, { type: 'open' }>): void {
    blocks.open(key);
    const block = key === null ? undefined : blocks.elementOf(key);
    if (block === undefined || !scroll) return;
    const fields = [...block.querySelectorAll<HTMLElement>('[data-octavo-field]')];
    reveal(block, fields.find((one) => nameOf(one) === field) ?? block);
  }
}

// The address of this page still names the origin of the app; the origin of a sandboxed page is opaque.
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

/** Scrolls to a place at once. */
function align({ pair, part, gap }: ComparedPlace): void {
  const block = document.querySelector(`[data-octavo-pair="${CSS.escape(pair)}"]`);
  if (block === null) return;
  stopScrolling();
  const { top, height } = block.getBoundingClientRect();
  scrollBy({ top: top + part * height - gap, behavior: 'instant' });
}

/** Controls that would leave or change the page. Text inside a summary doesn't unfold it. */
const inert =
  'a, area, input, label, button[type=submit], form button:not([type]), [popovertarget], [contenteditable]';

/** Reports clicks and keyboard focus to the editor. Links and forms do nothing. */
function followSelection(send: (message: FromPreview) => void): void {
  let isPointed = false;

  document.addEventListener('click', (event) => {
    const isSpace = isSpaceInSummary(event);
    if (isSpace || closest(event.target, inert) !== undefined) event.preventDefault();
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
  document.addEventListener('pointerdown', () => (isPointed = true));
  document.addEventListener('pointerup', () => (isPointed = false));
  document.addEventListener('pointercancel', () => (isPointed = false));
  document.addEventListener('focusin', ({ target }) => {
    // The following click reports the same.
    if (isPointed) return;
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

/** The field visible at the position of a click through an element above it, such as a picture behind a text. */
function fieldBehind(block: HTMLElement, { clientX, clientY }: MouseEvent): HTMLElement | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .map(fieldOf)
    .find((field) => field !== undefined && block.contains(field) && typedFieldOf(field) === undefined);
}

/** Browsers treat a space typed into a summary as a press of it. */
function isSpaceInSummary({ target, detail }: MouseEvent): boolean {
  const typed = typedFieldOf(document.activeElement);
  return detail === 0 && typed !== undefined && closest(target, 'summary')?.contains(typed) === true;
}
